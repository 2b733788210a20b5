package tabuleiro.rules.shi;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;

/** Mutable board of Shi as bitboards, one long for each seat, for up to 8x8 squares. */
final class ShiBitboard extends ShiBoard {
  static final int MAX_SIDE = 8;

  private static final long[][] UP = new long[MAX_SIDE + 1][];
  private static final long[][] DOWN = new long[MAX_SIDE + 1][];

  private final long[] pieces = new long[2];

  /** The state of each line as its number in {@link ShiLinePatterns}. */
  private final int[] lines;

  private final ShiLineIndex index;

  /** Four rays per square towards higher squares: the nearest square is the lowest bit. */
  private final long[] up;

  /** Four rays per square towards lower squares: the nearest square is the highest bit. */
  private final long[] down;

  ShiBitboard(int side) {
    prepare(side);
    up = UP[side];
    down = DOWN[side];
    index = ShiLineIndex.of(side);
    lines = index.empty();
  }

  private ShiBitboard(ShiBitboard that) {
    pieces[0] = that.pieces[0];
    pieces[1] = that.pieces[1];
    up = that.up;
    down = that.down;
    index = that.index;
    lines = that.lines.clone();
  }

  private static synchronized void prepare(int side) {
    if (DOWN[side] != null) {
      return;
    }
    var lines = ShiRays.of(side);
    int count = lines.squares().count();
    UP[side] = new long[4 * count];
    DOWN[side] = new long[4 * count];
    for (int from = 0; from < count; from++) {
      int ups = 4 * from;
      int downs = 4 * from;
      // Headings run clockwise from north: NW, N, NE and E lead to higher squares.
      for (int heading = -1; heading < 7; heading++) {
        long ray = bits(lines.ray(from, heading & 7));
        if (heading < 3) {
          UP[side][ups++] = ray;
        } else {
          DOWN[side][downs++] = ray;
        }
      }
    }
  }

  private static long bits(int[] squares) {
    long bits = 0;
    for (int square : squares) {
      bits |= 1L << square;
    }
    return bits;
  }

  @Override
  int owner(int square) {
    return (pieces[0] >>> square & 1) != 0 ? 0 : (pieces[1] >>> square & 1) != 0 ? 1 : -1;
  }

  @Override
  void toggle(int seat, int square) {
    long bit = 1L << square;
    index.add(lines, square, (pieces[seat] & bit) == 0 ? seat + 1 : -seat - 1);
    pieces[seat] ^= bit;
  }

  @Override
  void generate(MoveList moves, int seat) {
    long own = pieces[seat];
    long enemies = pieces[seat ^ 1];
    long occupied = own | enemies;
    for (long left = own; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reached = 0;
      long behindScreens = 0;
      // Without branches, since the end of a ray is too random for branch prediction.
      for (int i = 4 * from; i < 4 * from + 4; i++) {
        long blockers = up[i] & occupied;
        reached |= up[i] & (blockers ^ blockers - 1);
        long first = blockers & -blockers;
        long rest = blockers ^ first;
        behindScreens |= rest & -rest & allIfAny(first & own);

        blockers = down[i] & occupied;
        long nearest = Long.highestOneBit(blockers | 1);
        reached |= down[i] & -nearest;
        first = nearest & blockers;
        behindScreens |= Long.highestOneBit(blockers ^ first) & allIfAny(first & own);
      }
      for (long to = behindScreens & enemies; to != 0; to &= to - 1) {
        moves.add(from | Long.numberOfTrailingZeros(to) << 8 | FromToPosition.CAPTURE);
      }
      for (long to = reached & ~occupied; to != 0; to &= to - 1) {
        moves.add(from | Long.numberOfTrailingZeros(to) << 8);
      }
    }
  }

  @Override
  void captures(MoveList moves, int seat) {
    long enemies = pieces[seat ^ 1];
    for (long left = pieces[seat]; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      for (long to = behindScreens(from, seat) & enemies; to != 0; to &= to - 1) {
        moves.add(from | Long.numberOfTrailingZeros(to) << 8 | FromToPosition.CAPTURE);
      }
    }
  }

  /** Returns the pieces that a piece of the seat sees behind a screen. */
  private long behindScreens(int from, int seat) {
    long own = pieces[seat];
    long occupied = own | pieces[seat ^ 1];
    long behind = 0;
    for (int i = 4 * from; i < 4 * from + 4; i++) {
      long blockers = up[i] & occupied;
      long first = blockers & -blockers;
      long rest = blockers ^ first;
      behind |= rest & -rest & allIfAny(first & own);
      blockers = down[i] & occupied;
      first = Long.highestOneBit(blockers);
      behind |= Long.highestOneBit(blockers ^ first) & allIfAny(first & own);
    }
    return behind;
  }

  @Override
  void count(int[][] counts) {
    int worth = 0;
    long hitByFirst = 0;
    long hitBySecond = 0;
    for (int i = 0; i < lines.length; i++) {
      long entry = ShiLinePatterns.entry(lines[i]);
      worth += (int) entry;
      if (entry >>> 32 != 0) {
        hitByFirst |= index.squares(i, (int) (entry >>> 32) & 0xff);
        hitBySecond |= index.squares(i, (int) (entry >>> 40));
      }
    }
    counts[0][ShiHeuristics.LINES_EARLY] = (short) worth;
    counts[0][ShiHeuristics.LINES_LATE] = worth - (short) worth >> 16;
    count(counts[0], 0, hitByFirst, hitBySecond);
    count(counts[1], 1, hitBySecond, hitByFirst);
  }

  private void count(int[] counts, int seat, long hit, long hitByEnemy) {
    long targets = hit & pieces[seat ^ 1];
    counts[ShiHeuristics.TARGETS] = Long.bitCount(targets);
    counts[ShiHeuristics.LOOSE_TARGETS] = Long.bitCount(targets & ~hitByEnemy);
  }

  /** Returns all bits if one is set, else none. */
  private static long allIfAny(long bits) {
    return (bits | -bits) >> 63;
  }

  @Override
  ShiBitboard copy() {
    return new ShiBitboard(this);
  }
}
