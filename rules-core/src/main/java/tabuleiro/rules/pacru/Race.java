package tabuleiro.rules.pacru;

import java.util.Arrays;

/**
 * Finds out who reaches which neutral fields first if everybody runs at once: a flood from all
 * chevrons that respects headings, border twists and the order of turns. A field belongs to the
 * seat that arrives first, and the others do not pass through it.
 *
 * <p>Fields are kept as bit sets of two longs, seven ranks in the first and two in the second.
 */
public final class Race {
  /** Arrivals after this many moves are counted together. */
  public static final int STEPS = 4;

  private static final int SEATS = 4;
  private static final int SPLIT = 63;
  private static final int SIDE = 9;
  private static final int LONGEST = 24;
  private static final long LOW = (1L << SPLIT) - 1;
  private static final long HIGH = (1L << Fields.COUNT - SPLIT) - 1;

  /** For every direction the fields that can be entered by it, and those entered over a border. */
  private static final long[] ENTRY_LOW = new long[8];

  private static final long[] ENTRY_HIGH = new long[8];
  private static final long[] BORDER_LOW = new long[8];
  private static final long[] BORDER_HIGH = new long[8];

  /** By how many bits a step in a direction moves. */
  private static final int[] SHIFTS = new int[8];

  static {
    for (int direction = 0; direction < 8; direction++) {
      for (int from = 0; from < Fields.COUNT; from++) {
        int to = Fields.step(from, direction);
        if (to != Fields.OFF) {
          SHIFTS[direction] = to - from;
          ENTRY_LOW[direction] |= low(to);
          ENTRY_HIGH[direction] |= high(to);
          if (Fields.crosses(from, to)) {
            BORDER_LOW[direction] |= low(to);
            BORDER_HIGH[direction] |= high(to);
          }
        }
      }
    }
  }

  private final PacruPosition position;
  private final ChevronBoard board;
  private final boolean twist;
  private final boolean open;

  private final long[] frontLow = new long[SEATS * 8];
  private final long[] frontHigh = new long[SEATS * 8];
  private final long[] seenLow = new long[SEATS * 8];
  private final long[] seenHigh = new long[SEATS * 8];
  private final long[] nextLow = new long[8];
  private final long[] nextHigh = new long[8];
  private final long[] wayLow = new long[SEATS];
  private final long[] wayHigh = new long[SEATS];
  private final int[] claims = new int[SEATS * (STEPS + 1)];
  private long freeLow;
  private long freeHigh;

  /** A race on the board of a position, whatever that holds when it is run. */
  public Race(PacruPosition position) {
    this.position = position;
    board = position.board;
    twist = position.hasTwist();
    open = position.options().is("trails", "open");
  }

  /**
   * How many fields a seat reached first with that many moves, from 1, or {@link #STEPS} or more.
   */
  public int claims(int seat, int moves) {
    return claims[seat * (STEPS + 1) + moves];
  }

  /** Runs the race. */
  public void run() {
    setUp();
    int seats = position.seats();
    boolean running = true;
    for (int moves = 1; running && moves < LONGEST; moves++) {
      running = false;
      for (int i = 0, seat = position.turn(); i < seats; i++) {
        running |= advance(seat, Math.min(moves, STEPS));
        seat = seat + 1 == seats ? 0 : seat + 1;
      }
    }
  }

  private void setUp() {
    Arrays.fill(frontLow, 0);
    Arrays.fill(frontHigh, 0);
    Arrays.fill(claims, 0);
    freeLow = 0;
    freeHigh = 0;
    for (int field = 0; field < SPLIT; field++) {
      freeLow |= board.isEmpty(field) ? 1L << field : 0;
    }
    for (int field = SPLIT; field < Fields.COUNT; field++) {
      freeHigh |= board.isEmpty(field) ? 1L << field - SPLIT : 0;
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      wayLow[seat] = 0;
      wayHigh[seat] = 0;
      for (int field = 0; open && field < Fields.COUNT; field++) {
        if (board.isOpenColour(field, seat)) {
          wayLow[seat] |= low(field);
          wayHigh[seat] |= high(field);
        }
      }
      for (int number = 0; number < ChevronBoard.SLOTS; number++) {
        int stance = position.stance(seat, number);
        if (stance >= 0) {
          frontLow[seat * 8 + (stance & 7)] |= low(stance >> 3);
          frontHigh[seat * 8 + (stance & 7)] |= high(stance >> 3);
        }
      }
    }
    System.arraycopy(frontLow, 0, seenLow, 0, seenLow.length);
    System.arraycopy(frontHigh, 0, seenHigh, 0, seenHigh.length);
  }

  /** Moves the front of a seat on by one step; whether there was anywhere to go. */
  private boolean advance(int seat, int step) {
    int base = seat * 8;
    long mayLow = freeLow | wayLow[seat];
    long mayHigh = freeHigh | wayHigh[seat];
    long allLow = 0;
    long allHigh = 0;
    Arrays.fill(nextLow, 0);
    Arrays.fill(nextHigh, 0);
    for (int direction = 0; direction < 8; direction++) {
      int left = direction - 1 & 7;
      int right = direction + 1 & 7;
      long low = frontLow[base + left] | frontLow[base + direction] | frontLow[base + right];
      long high = frontHigh[base + left] | frontHigh[base + direction] | frontHigh[base + right];
      if ((low | high) == 0) {
        continue;
      }
      int shift = SHIFTS[direction];
      long toLow;
      long toHigh;
      if (shift > 0) {
        toLow = low << shift & LOW;
        toHigh = (high << shift | low >>> SPLIT - shift) & HIGH;
      } else {
        toLow = (low >>> -shift | high << SPLIT + shift) & LOW;
        toHigh = high >>> -shift;
      }
      toLow &= ENTRY_LOW[direction] & mayLow;
      toHigh &= ENTRY_HIGH[direction] & mayHigh;
      allLow |= toLow;
      allHigh |= toHigh;
      nextLow[direction] |= toLow;
      nextHigh[direction] |= toHigh;
      if (twist) {
        nextLow[left] |= toLow & BORDER_LOW[direction];
        nextHigh[left] |= toHigh & BORDER_HIGH[direction];
        nextLow[right] |= toLow & BORDER_LOW[direction];
        nextHigh[right] |= toHigh & BORDER_HIGH[direction];
      }
    }
    long wonLow = allLow & freeLow;
    long wonHigh = allHigh & freeHigh;
    claims[seat * (STEPS + 1) + step] += Long.bitCount(wonLow) + Long.bitCount(wonHigh);
    freeLow &= ~wonLow;
    freeHigh &= ~wonHigh;
    wayLow[seat] |= wonLow;
    wayHigh[seat] |= wonHigh;
    long any = 0;
    for (int heading = 0; heading < 8; heading++) {
      int i = base + heading;
      frontLow[i] = nextLow[heading] & ~seenLow[i];
      frontHigh[i] = nextHigh[heading] & ~seenHigh[i];
      seenLow[i] |= frontLow[i];
      seenHigh[i] |= frontHigh[i];
      any |= frontLow[i] | frontHigh[i];
    }
    return any != 0;
  }

  private static long low(int field) {
    return field < SPLIT ? 1L << field : 0;
  }

  private static long high(int field) {
    return field < SPLIT ? 0 : 1L << field - SPLIT;
  }
}
