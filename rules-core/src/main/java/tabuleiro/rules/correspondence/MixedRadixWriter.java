package tabuleiro.rules.correspondence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Encodes a sequence of digits, each with a radix of its own, as one large number (mixed radix).
 */
final class MixedRadixWriter {
  private final List<Long> digits = new ArrayList<>();
  private final List<Long> radices = new ArrayList<>();

  /** Appends a digit below a radix. */
  void write(long digit, long radix) {
    if (digit < 0 || digit >= radix) {
      throw new IllegalArgumentException(digit + " of " + radix);
    }
    digits.add(digit);
    radices.add(radix);
  }

  /** Returns the number to base 36 in capital letters. */
  String toText() {
    var number = BigInteger.ZERO;
    for (int i = digits.size() - 1; i >= 0; i--) {
      number = number.multiply(BigInteger.valueOf(radices.get(i)));
      number = number.add(BigInteger.valueOf(digits.get(i)));
    }
    return number.toString(CompactGame.BASE).toUpperCase(Locale.ROOT);
  }
}
