package tabuleiro.rules.shakti;

import tabuleiro.rules.board.Heading;
import tabuleiro.rules.board.Squares;

/**
 * Precomputed lines of the 7x7 board as bit sets, one bit per square, for attacks and moves along
 * them.
 */
final class ShaktiRays {
  static final Squares SQUARES = new Squares(7);
  static final int COUNT = SQUARES.count();

  /** Four rays per square towards higher squares: the nearest square is the lowest bit. */
  static final long[] UP = new long[4 * COUNT];

  /** Four rays per square towards lower squares: the nearest square is the highest bit. */
  static final long[] DOWN = new long[4 * COUNT];

  /** All squares in line with a square. */
  static final long[] LINES = new long[COUNT];

  /** The squares one step away. */
  static final long[] NEAR = new long[COUNT];

  private static final long[] BETWEEN = new long[COUNT * COUNT];

  static {
    for (int from = 0; from < COUNT; from++) {
      int up = 4 * from;
      int down = 4 * from;
      for (var heading : Heading.values()) {
        long ray = 0;
        for (int to = SQUARES.step(from, heading); to >= 0; to = SQUARES.step(to, heading)) {
          BETWEEN[from * COUNT + to] = ray;
          ray |= 1L << to;
        }
        if (heading.dy > 0 || heading.dy == 0 && heading.dx > 0) {
          UP[up++] = ray;
        } else {
          DOWN[down++] = ray;
        }
        LINES[from] |= ray;
        int next = SQUARES.step(from, heading);
        NEAR[from] |= next < 0 ? 0 : 1L << next;
      }
    }
  }

  private ShaktiRays() {}

  /** Returns the attacks of a king: the next tile in every direction. */
  static long kingAttacks(int from, long tiles) {
    long reached = 0;
    for (int ray = 4 * from; ray < 4 * from + 4; ray++) {
      long up = UP[ray] & tiles;
      reached |= up & -up | Long.highestOneBit(DOWN[ray] & tiles);
    }
    return reached;
  }

  /**
   * Returns the attacks of a warrior: the next tile in every direction, and the one after it unless
   * a piece is in the way.
   */
  static long warriorAttacks(int from, long tiles, long pieces) {
    long reached = 0;
    for (int ray = 4 * from; ray < 4 * from + 4; ray++) {
      long up = UP[ray] & tiles;
      long step = up & -up;
      reached |= step;
      if ((step & pieces) == 0) {
        up ^= step;
        reached |= up & -up;
      }
      long down = DOWN[ray] & tiles;
      step = Long.highestOneBit(down);
      reached |= step;
      if ((step & pieces) == 0) {
        reached |= Long.highestOneBit(down ^ step);
      }
    }
    return reached;
  }

  /** Returns the squares strictly between two squares in line. */
  static long between(int from, int to) {
    return BETWEEN[from * COUNT + to];
  }

  /** Returns whether two different squares lie on one straight line. */
  static boolean inLine(int from, int to) {
    return (LINES[from] >>> to & 1) != 0;
  }
}
