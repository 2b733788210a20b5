package tabuleiro.rules.shi;

import java.util.ArrayList;
import java.util.List;

/**
 * Immutable index of a small board's lines: tells which lines contain a square, and at which place.
 */
final class ShiLineIndex {
  private static final ShiLineIndex[] OF_SIDE = new ShiLineIndex[ShiBitboard.MAX_SIDE + 1];
  private static final int DIRECTIONS = 4;

  private final int[] empty;

  /** For each square its four lines, and what a piece of the first seat adds to their numbers. */
  private final int[] line;

  private final int[] power;

  /** For each line the bits of its squares. */
  private final long[][] bits;

  private ShiLineIndex(int side) {
    var lines = ShiRays.of(side);
    int count = lines.squares().count();
    line = new int[DIRECTIONS * count];
    power = new int[DIRECTIONS * count];
    List<long[]> found = new ArrayList<>();
    // Headings run clockwise from north; each line begins at its first square in that direction.
    for (int heading = 0; heading < DIRECTIONS; heading++) {
      for (int square = 0; square < count; square++) {
        int length = lines.ray(square, heading).length + 1;
        boolean isFirst = lines.ray(square, heading + DIRECTIONS).length == 0;
        if (isFirst && length >= ShiLinePatterns.MIN_LENGTH) {
          var squares = new long[length];
          for (int i = 0; i < length; i++) {
            int at = i == 0 ? square : lines.ray(square, heading)[i - 1];
            squares[i] = 1L << at;
            line[DIRECTIONS * at + heading] = found.size();
            power[DIRECTIONS * at + heading] = ShiLinePatterns.power(i);
          }
          found.add(squares);
        }
      }
    }
    bits = found.toArray(new long[0][]);
    empty = new int[bits.length];
    for (int i = 0; i < empty.length; i++) {
      empty[i] = ShiLinePatterns.empty(bits[i].length);
    }
  }

  /** Returns the index of a board with sides of some length. */
  static synchronized ShiLineIndex of(int side) {
    if (OF_SIDE[side] == null) {
      OF_SIDE[side] = new ShiLineIndex(side);
    }
    return OF_SIDE[side];
  }

  /** Returns the numbers of all lines on an empty board. */
  int[] empty() {
    return empty.clone();
  }

  /** Adds a piece, 1 for the first seat and 2 for the second, or removes it if negative. */
  void add(int[] lines, int square, int piece) {
    for (int i = DIRECTIONS * square; i < DIRECTIONS * square + DIRECTIONS; i++) {
      lines[line[i]] += piece * power[i];
    }
  }

  /** Returns the squares at some places of a line, as bits. */
  long squares(int index, int places) {
    long squares = 0;
    for (int left = places; left != 0; left &= left - 1) {
      squares |= bits[index][Integer.numberOfTrailingZeros(left)];
    }
    return squares;
  }
}
