package tabuleiro.rules.shi;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * What is known of every way in which pieces can stand on a line: whom each seat sees behind a
 * screen, and what the line is worth, learned from games.
 *
 * <p>A line's squares are the digits, lowest first, of a number to the base of three: 0 is empty, 1
 * a piece of the first seat, 2 one of the second. Reversed a line is worth the same, with seats
 * exchanged the opposite, so one weight serves up to four of them.
 */
final class ShiLinePatterns {
  static final int MIN_LENGTH = 2;
  static final int MAX_LENGTH = 8;

  static final String RESOURCE = "/learned/shi.bin";

  /** Where the lines of each length begin. */
  private static final int[] STARTS = new int[MAX_LENGTH + 2];

  static {
    int states = 9;
    for (int length = MIN_LENGTH; length <= MAX_LENGTH; length++, states *= 3) {
      STARTS[length + 1] = STARTS[length] + states;
    }
  }

  /**
   * For each line in bits 0–15 and 16–31 its weight early and late in a game, both signed, so that
   * sums of them can be read the same way; above them eight bits for each seat: the places on the
   * line that it sees behind a screen.
   */
  private static final long[] ENTRIES = new long[STARTS[MAX_LENGTH + 1]];

  /** The weight of a line, counted from 1; negative: that of another with seats exchanged. */
  private static final short[] WEIGHTS = new short[ENTRIES.length];

  static {
    int count = 0;
    for (int length = MIN_LENGTH; length <= MAX_LENGTH; length++) {
      count = share(length, count);
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

  /** Gives every line of a length the number of its weight; returns how many there are by now. */
  private static int share(int length, int before) {
    int count = before;
    int start = STARTS[length];
    for (int line = 0; start + line < STARTS[length + 1]; line++) {
      int reversed = turned(line, length, false, true);
      int exchanged = turned(line, length, true, false);
      int both = turned(line, length, true, true);
      boolean isFirst = line <= Math.min(reversed, Math.min(exchanged, both));
      if (isFirst && line != exchanged && line != both) {
        count++;
        WEIGHTS[start + exchanged] = WEIGHTS[start + both] = (short) -count;
        WEIGHTS[start + line] = WEIGHTS[start + reversed] = (short) count;
      }
    }
    return count;
  }

  private static int turned(int line, int length, boolean exchange, boolean reverse) {
    int result = 0;
    for (int i = 0; i < length; i++) {
      int digit = digit(line, reverse ? i : length - 1 - i);
      result = 3 * result + (exchange && digit > 0 ? 3 - digit : digit);
    }
    return result;
  }

  /** The places whose pieces the owner of pieces with that digit sees behind a screen. */
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

  /** The number of an empty line. */
  static int empty(int length) {
    return STARTS[length];
  }

  /** What a piece of the first seat at that place of a line adds to the line's number. */
  static int power(int place) {
    int power = 1;
    for (int i = 0; i < place; i++) {
      power *= 3;
    }
    return power;
  }

  /** What is known of a line. */
  static long entry(int line) {
    return ENTRIES[line];
  }

  /** The number of a line's weight from 1, negative if it is taken off, or 0. */
  static int weight(int line) {
    return WEIGHTS[line];
  }
}
