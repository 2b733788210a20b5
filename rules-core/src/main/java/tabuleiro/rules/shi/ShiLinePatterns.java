package tabuleiro.rules.shi;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Lookup tables for the patterns of pieces on a line: for every arrangement the pieces that each
 * seat sees behind a screen, and a weight learned from games.
 *
 * <p>The squares of a line are the digits, lowest first, of a ternary number: 0 is empty, 1 a piece
 * of the first seat, 2 one of the second. A reversed line has the same weight and one with
 * exchanged seats the negated weight, so that up to four lines share a weight.
 */
final class ShiLinePatterns {
  static final int MIN_LENGTH = 2;
  static final int MAX_LENGTH = 8;

  static final String RESOURCE = "/learned/shi.bin";

  /** The number of the first line of each length. */
  private static final int[] STARTS = new int[MAX_LENGTH + 2];

  static {
    int states = 9;
    for (int length = MIN_LENGTH; length <= MAX_LENGTH; length++, states *= 3) {
      STARTS[length + 1] = STARTS[length] + states;
    }
  }

  /**
   * For each line its weights early and late in a game in bits 0–15 and 16–31, both signed, so that
   * their sums can be read in the same way; above them eight bits for each seat: the places on the
   * line that it sees behind a screen.
   */
  private static final long[] ENTRIES = new long[STARTS[MAX_LENGTH + 1]];

  /** The index of each line's weight from 1; negative for the negated weight. */
  private static final short[] WEIGHTS = new short[ENTRIES.length];

  static {
    int count = 0;
    for (int length = MIN_LENGTH; length <= MAX_LENGTH; length++) {
      count = assignWeights(length, count);
    }
    var learned = read(2 * count);
    for (int length = MIN_LENGTH; length <= MAX_LENGTH; length++) {
      for (int i = STARTS[length]; i < STARTS[length + 1]; i++) {
        int weight = Math.abs(WEIGHTS[i]);
        int early = weight == 0 ? 0 : Integer.signum(WEIGHTS[i]) * learned[weight - 1];
        int late = weight == 0 ? 0 : Integer.signum(WEIGHTS[i]) * learned[count + weight - 1];
        ENTRIES[i] = early + (late << 16) & 0xffffffffL;
        ENTRIES[i] |= (long) seen(i - STARTS[length], length, 1) << 32;
        ENTRIES[i] |= (long) seen(i - STARTS[length], length, 2) << 40;
      }
    }
  }

  private ShiLinePatterns() {}

  /** Assigns a weight index to every line of a length and returns the number of weights so far. */
  private static int assignWeights(int length, int before) {
    int count = before;
    int start = STARTS[length];
    for (int line = 0; start + line < STARTS[length + 1]; line++) {
      int reversed = mirrored(line, length, false, true);
      int exchanged = mirrored(line, length, true, false);
      int both = mirrored(line, length, true, true);
      boolean isFirst = line <= Math.min(reversed, Math.min(exchanged, both));
      if (isFirst && line != exchanged && line != both) {
        count++;
        WEIGHTS[start + exchanged] = WEIGHTS[start + both] = (short) -count;
        WEIGHTS[start + line] = WEIGHTS[start + reversed] = (short) count;
      }
    }
    return count;
  }

  private static int mirrored(int line, int length, boolean exchange, boolean reverse) {
    int result = 0;
    for (int i = 0; i < length; i++) {
      int digit = digit(line, reverse ? i : length - 1 - i);
      result = 3 * result + (exchange && digit > 0 ? 3 - digit : digit);
    }
    return result;
  }

  /** Returns the places whose pieces a seat sees behind a screen. */
  private static int seen(int line, int length, int own) {
    int seen = 0;
    for (int from = 0; from < length; from++) {
      for (int step = -1; step <= 1 && digit(line, from) == own; step += 2) {
        int screen = nextPiece(line, length, from, step);
        int target = screen < 0 ? -1 : nextPiece(line, length, screen, step);
        seen |= target >= 0 && digit(line, screen) == own ? 1 << target : 0;
      }
    }
    return seen;
  }

  private static int nextPiece(int line, int length, int from, int step) {
    for (int i = from + step; i >= 0 && i < length; i += step) {
      if (digit(line, i) != 0) {
        return i;
      }
    }
    return -1;
  }

  private static int digit(int line, int place) {
    return line / power(place) % 3;
  }

  private static byte[] read(int size) {
    try (var stream = ShiLinePatterns.class.getResourceAsStream(RESOURCE)) {
      var bytes = new byte[size];
      int length = 0;
      for (int more = 1; more > 0 && length < size; length += Math.max(0, more)) {
        more = stream.read(bytes, length, size - length);
      }
      if (length < size || stream.read() >= 0) {
        throw new IOException(RESOURCE + " does not hold " + size + " bytes");
      }
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the number of an empty line. */
  static int empty(int length) {
    return STARTS[length];
  }

  /** Returns the value of the ternary digit at a place. */
  static int power(int place) {
    int power = 1;
    for (int i = 0; i < place; i++) {
      power *= 3;
    }
    return power;
  }

  /** Returns the entry of a line. */
  static long entry(int line) {
    return ENTRIES[line];
  }

  /** Returns the index of a line's weight from 1, negative for the negated weight, or 0. */
  static int weight(int line) {
    return WEIGHTS[line];
  }
}
