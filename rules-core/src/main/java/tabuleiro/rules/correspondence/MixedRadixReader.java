package tabuleiro.rules.correspondence;

import java.math.BigInteger;

/**
 * Decodes the mixed-radix number that {@link MixedRadixWriter} writes, digit by digit. Past the end
 * every digit is 0.
 */
final class MixedRadixReader {
  private BigInteger rest;

  /** Creates a reader of a number to base 36. */
  MixedRadixReader(String number) {
    rest = new BigInteger(number, CompactGame.BASE);
  }

  /** Returns the next digit, which is below its radix. */
  long read(long radix) {
    if (radix == 1) {
      return 0;
    }
    var parts = rest.divideAndRemainder(BigInteger.valueOf(radix));
    rest = parts[0];
    return parts[1].longValue();
  }

  /** Returns the next digit below a small radix. */
  int readInt(int radix) {
    return (int) read(radix);
  }

  /** Returns whether no digit but zeros is left. */
  boolean isAtEnd() {
    return rest.signum() == 0;
  }
}
