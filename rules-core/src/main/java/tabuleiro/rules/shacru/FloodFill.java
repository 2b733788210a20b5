package tabuleiro.rules.shacru;

import tabuleiro.rules.pacru.PacruGrid;

/**
 * Flood fill over the fields that chevrons can reach move by move, in all directions at once, with
 * headings and border twists.
 *
 * <p>A set of fields is a bit set of two longs, indexed by {@link PacruGrid#bit}. The fields
 * entered with one move are a wave: first longs by direction, second longs by direction, then the
 * two longs of all directions.
 */
final class FloodFill {
  /** The number of fields in the first long of a set. */
  static final int HALF = 64;

  /** The number of longs in a wave that belong to a direction. */
  static final int DIRECTED = 16;

  /** The index in a wave of the first long of all entered fields. */
  static final int LOW = DIRECTED;

  /** The index in a wave of the second long of all entered fields. */
  static final int HIGH = DIRECTED + 1;

  private static final int ROW = PacruGrid.ROW_BITS;

  /**
   * For each direction the fields entered over a border: the first longs, then the second longs.
   */
  private static final long[] BORDERS = new long[DIRECTED];

  private static final long[] NONE = new long[DIRECTED];

  static {
    for (int from = 0; from < PacruGrid.COUNT; from++) {
      for (int direction = 0; direction < 8; direction++) {
        int to = PacruGrid.step(from, direction);
        if (to != PacruGrid.OFF && PacruGrid.crosses(from, to)) {
          BORDERS[direction] |= low(to);
          BORDERS[direction + 8] |= high(to);
        }
      }
    }
  }

  /** For each direction the fields on which an arriving chevron may twist. */
  private final long[] twists;

  FloodFill(boolean twist) {
    twists = twist ? BORDERS : NONE;
  }

  /** Creates an empty wave. */
  static long[] wave() {
    return new long[DIRECTED + 2];
  }

  /** Adds the first moves of a chevron to a wave. */
  static void begin(int stance, long openLow, long openHigh, long[] wave) {
    for (int turn = -1; turn <= 1; turn++) {
      int bit = PacruGrid.bit(PacruGrid.ahead(stance, turn));
      int half = bit / HALF;
      long entered = 1L << bit & (half == 0 ? openLow : openHigh);
      wave[(stance + turn & 7) + 8 * half] |= entered;
      wave[LOW + half] |= entered;
    }
  }

  /** Restricts a wave to the open fields. */
  static void restrict(long[] wave, long openLow, long openHigh, long[] restricted) {
    for (int i = 0; i < 8; i++) {
      restricted[i] = wave[i] & openLow;
      restricted[i + 8] = wave[i + 8] & openHigh;
    }
    restricted[LOW] = wave[LOW] & openLow;
    restricted[HIGH] = wave[HIGH] & openHigh;
  }

  /**
   * Computes the next wave over the open fields, including those entered before. The result may
   * replace the wave. The sets are local variables without a loop over the directions, so that each
   * is compiled with its own constants.
   */
  void advance(long[] wave, long openLow, long openHigh, long[] next) {
    var twist = twists;
    // Each direction is entered from itself and its two neighbours, and from the next ones to
    // these where the chevron may have twisted.
    long a0 = wave[0];
    long a1 = wave[1];
    long a2 = wave[2];
    long a3 = wave[3];
    long a4 = wave[4];
    long a5 = wave[5];
    long a6 = wave[6];
    long a7 = wave[7];
    long b0 = wave[8];
    long b1 = wave[9];
    long b2 = wave[10];
    long b3 = wave[11];
    long b4 = wave[12];
    long b5 = wave[13];
    long b6 = wave[14];
    long b7 = wave[15];
    long s0 = a0 & twist[0];
    long s1 = a1 & twist[1];
    long s2 = a2 & twist[2];
    long s3 = a3 & twist[3];
    long s4 = a4 & twist[4];
    long s5 = a5 & twist[5];
    long s6 = a6 & twist[6];
    long s7 = a7 & twist[7];
    long t0 = b0 & twist[8];
    long t1 = b1 & twist[9];
    long t2 = b2 & twist[10];
    long t3 = b3 & twist[11];
    long t4 = b4 & twist[12];
    long t5 = b5 & twist[13];
    long t6 = b6 & twist[14];
    long t7 = b7 & twist[15];
    long from = a7 | a0 | a1 | s6 | s2;
    long past = b7 | b0 | b1 | t6 | t2;
    long n0 = from << ROW & openLow;
    long m0 = (past << ROW | from >>> HALF - ROW) & openHigh;
    from = a0 | a1 | a2 | s7 | s3;
    past = b0 | b1 | b2 | t7 | t3;
    long n1 = from << ROW + 1 & openLow;
    long m1 = (past << ROW + 1 | from >>> HALF - ROW - 1) & openHigh;
    from = a1 | a2 | a3 | s0 | s4;
    past = b1 | b2 | b3 | t0 | t4;
    long n2 = from << 1 & openLow;
    long m2 = (past << 1 | from >>> HALF - 1) & openHigh;
    from = a2 | a3 | a4 | s1 | s5;
    past = b2 | b3 | b4 | t1 | t5;
    long n3 = (from >>> ROW - 1 | past << HALF - ROW + 1) & openLow;
    long m3 = past >>> ROW - 1 & openHigh;
    from = a3 | a4 | a5 | s2 | s6;
    past = b3 | b4 | b5 | t2 | t6;
    long n4 = (from >>> ROW | past << HALF - ROW) & openLow;
    long m4 = past >>> ROW & openHigh;
    from = a4 | a5 | a6 | s3 | s7;
    past = b4 | b5 | b6 | t3 | t7;
    long n5 = (from >>> ROW + 1 | past << HALF - ROW - 1) & openLow;
    long m5 = past >>> ROW + 1 & openHigh;
    from = a5 | a6 | a7 | s4 | s0;
    past = b5 | b6 | b7 | t4 | t0;
    long n6 = (from >>> 1 | past << HALF - 1) & openLow;
    long m6 = past >>> 1 & openHigh;
    from = a6 | a7 | a0 | s5 | s1;
    past = b6 | b7 | b0 | t5 | t1;
    long n7 = from << ROW - 1 & openLow;
    long m7 = (past << ROW - 1 | from >>> HALF - ROW + 1) & openHigh;
    next[0] = n0;
    next[1] = n1;
    next[2] = n2;
    next[3] = n3;
    next[4] = n4;
    next[5] = n5;
    next[6] = n6;
    next[7] = n7;
    next[8] = m0;
    next[9] = m1;
    next[10] = m2;
    next[11] = m3;
    next[12] = m4;
    next[13] = m5;
    next[14] = m6;
    next[15] = m7;
    next[LOW] = n0 | n1 | n2 | n3 | n4 | n5 | n6 | n7;
    next[HIGH] = m0 | m1 | m2 | m3 | m4 | m5 | m6 | m7;
  }

  /**
   * Merges a wave into the fields entered before, by direction, and returns whether any is new. If
   * none is, no later wave enters a new field.
   */
  static boolean merge(long[] wave, long[] entries) {
    long added = 0;
    for (int i = 0; i < DIRECTED; i++) {
      added |= wave[i] & ~entries[i];
      entries[i] |= wave[i];
    }
    return added != 0;
  }

  /** Returns the first long of a set with one field. */
  static long low(int field) {
    return PacruGrid.bit(field) < HALF ? 1L << PacruGrid.bit(field) : 0;
  }

  /** Returns the second long of a set with one field. */
  static long high(int field) {
    return PacruGrid.bit(field) < HALF ? 0 : 1L << PacruGrid.bit(field) - HALF;
  }

  /** Returns the fields of a set and their neighbours: the first long. */
  static long aroundLow(long low, long high) {
    long columnLow = low | low << ROW | low >>> ROW | high << HALF - ROW;
    long columnHigh = high | high << ROW | high >>> ROW | low >>> HALF - ROW;
    return columnLow | columnLow << 1 | columnLow >>> 1 | columnHigh << HALF - 1;
  }

  /** Returns the second long of {@link #aroundLow}. */
  static long aroundHigh(long low, long high) {
    long columnLow = low | low << ROW | low >>> ROW | high << HALF - ROW;
    long columnHigh = high | high << ROW | high >>> ROW | low >>> HALF - ROW;
    return columnHigh | columnHigh << 1 | columnHigh >>> 1 | columnLow >>> HALF - 1;
  }
}
