package tabuleiro.rules.pacru;

import java.util.Arrays;

/**
 * Chevrons of one seat that run in all directions at once, move by move, as headings and border
 * twists allow.
 *
 * <p>Fields are kept as bit sets of two longs, by {@link Fields#bit}.
 */
final class Flood {
  /** How many fields the first long of a set holds. */
  static final int HALF = 64;

  private static final int ROW = Fields.ROW_BITS;

  /** By direction the fields entered over a border: the first longs, then the second ones. */
  private static final long[] BORDERS = new long[16];

  private static final long[] NONE = new long[16];

  static {
    for (int from = 0; from < Fields.COUNT; from++) {
      for (int direction = 0; direction < 8; direction++) {
        int to = Fields.step(from, direction);
        if (to != Fields.OFF && Fields.crosses(from, to)) {
          BORDERS[direction] |= low(to);
          BORDERS[direction + 8] |= high(to);
        }
      }
    }
  }

  /** By direction the fields on which a chevron that arrives may twist. */
  private final long[] twists;

  /**
   * The fields entered with the last move, by direction: the first longs, then the second ones. At
   * the start those where the chevrons stand, by heading.
   */
  private final long[] entered = new long[16];

  private boolean hasMoved;
  private long low;
  private long high;

  Flood(boolean twist) {
    twists = twist ? BORDERS : NONE;
  }

  /** Puts the chevrons of a seat where they stand. */
  void start(PacruPosition position, int seat) {
    clear();
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        put(stance);
      }
    }
  }

  /** Puts a single chevron where it stands. */
  void start(int stance) {
    clear();
    put(stance);
  }

  private void clear() {
    Arrays.fill(entered, 0);
    hasMoved = false;
    low = 0;
    high = 0;
  }

  private void put(int stance) {
    int field = Fields.field(stance);
    int heading = Fields.heading(stance);
    entered[heading] |= low(field);
    entered[heading + 8] |= high(field);
    low |= low(field);
    high |= high(field);
  }

  /** The first long of the fields entered with the last move, at the start those stood on. */
  long low() {
    return low;
  }

  /** The second long of the same. */
  long high() {
    return high;
  }

  /**
   * Moves on by one step over the fields that may be entered, the earlier ones again. All sets are
   * variables and no loop goes over the directions, so that each is compiled with its own numbers.
   */
  void advance(long mayLow, long mayHigh) {
    var sets = entered;
    var twist = hasMoved ? twists : NONE;
    hasMoved = true;
    // Where each heading is entered from: from its own direction and the two beside it, and from
    // the next ones to these where the chevron may have twisted.
    long a0 = sets[0];
    long a1 = sets[1];
    long a2 = sets[2];
    long a3 = sets[3];
    long a4 = sets[4];
    long a5 = sets[5];
    long a6 = sets[6];
    long a7 = sets[7];
    long b0 = sets[8];
    long b1 = sets[9];
    long b2 = sets[10];
    long b3 = sets[11];
    long b4 = sets[12];
    long b5 = sets[13];
    long b6 = sets[14];
    long b7 = sets[15];
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
    long n0 = from << ROW & mayLow;
    long m0 = (past << ROW | from >>> HALF - ROW) & mayHigh;
    from = a0 | a1 | a2 | s7 | s3;
    past = b0 | b1 | b2 | t7 | t3;
    long n1 = from << ROW + 1 & mayLow;
    long m1 = (past << ROW + 1 | from >>> HALF - ROW - 1) & mayHigh;
    from = a1 | a2 | a3 | s0 | s4;
    past = b1 | b2 | b3 | t0 | t4;
    long n2 = from << 1 & mayLow;
    long m2 = (past << 1 | from >>> HALF - 1) & mayHigh;
    from = a2 | a3 | a4 | s1 | s5;
    past = b2 | b3 | b4 | t1 | t5;
    long n3 = (from >>> ROW - 1 | past << HALF - ROW + 1) & mayLow;
    long m3 = past >>> ROW - 1 & mayHigh;
    from = a3 | a4 | a5 | s2 | s6;
    past = b3 | b4 | b5 | t2 | t6;
    long n4 = (from >>> ROW | past << HALF - ROW) & mayLow;
    long m4 = past >>> ROW & mayHigh;
    from = a4 | a5 | a6 | s3 | s7;
    past = b4 | b5 | b6 | t3 | t7;
    long n5 = (from >>> ROW + 1 | past << HALF - ROW - 1) & mayLow;
    long m5 = past >>> ROW + 1 & mayHigh;
    from = a5 | a6 | a7 | s4 | s0;
    past = b5 | b6 | b7 | t4 | t0;
    long n6 = (from >>> 1 | past << HALF - 1) & mayLow;
    long m6 = past >>> 1 & mayHigh;
    from = a6 | a7 | a0 | s5 | s1;
    past = b6 | b7 | b0 | t5 | t1;
    long n7 = from << ROW - 1 & mayLow;
    long m7 = (past << ROW - 1 | from >>> HALF - ROW + 1) & mayHigh;
    sets[0] = n0;
    sets[1] = n1;
    sets[2] = n2;
    sets[3] = n3;
    sets[4] = n4;
    sets[5] = n5;
    sets[6] = n6;
    sets[7] = n7;
    sets[8] = m0;
    sets[9] = m1;
    sets[10] = m2;
    sets[11] = m3;
    sets[12] = m4;
    sets[13] = m5;
    sets[14] = m6;
    sets[15] = m7;
    low = n0 | n1 | n2 | n3 | n4 | n5 | n6 | n7;
    high = m0 | m1 | m2 | m3 | m4 | m5 | m6 | m7;
  }

  /** Adds the fields entered with the last move, by direction, to others. */
  void note(long[] entries) {
    for (int i = 0; i < entries.length; i++) {
      entries[i] |= entered[i];
    }
  }

  /** Whether a field was entered with the last move in a direction that others do not know. */
  boolean isNew(long[] entries) {
    long fresh = 0;
    for (int i = 0; i < entries.length; i++) {
      fresh |= entered[i] & ~entries[i];
    }
    return fresh != 0;
  }

  /** The first long of a set with one field. */
  static long low(int field) {
    return Fields.bit(field) < HALF ? 1L << Fields.bit(field) : 0;
  }

  /** The second long of a set with one field. */
  static long high(int field) {
    return Fields.bit(field) < HALF ? 0 : 1L << Fields.bit(field) - HALF;
  }
}
