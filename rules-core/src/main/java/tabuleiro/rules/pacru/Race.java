package tabuleiro.rules.pacru;

import java.util.Arrays;

/**
 * Finds out who reaches which neutral fields first if everybody runs at once: a flood from all
 * chevrons that respects headings, border twists and the order of turns. A field belongs to the
 * seat that arrives first, and the others do not pass through it.
 *
 * <p>Fields are kept as bit sets of two longs, 64 in the first and the others in the second.
 */
public final class Race {
  /** Arrivals after this many moves are counted together. */
  public static final int STEPS = 4;

  private static final int SEATS = 4;
  private static final int HALF = 64;
  private static final int LONGEST = 24;
  private static final long HIGH = (1L << Fields.COUNT - HALF) - 1;

  /** For every direction the fields that can be entered by it, and those entered over a border. */
  private static final long[] ENTRY_LOW = new long[8];

  private static final long[] ENTRY_HIGH = new long[8];
  private static final long[] BORDER_LOW = new long[8];
  private static final long[] BORDER_HIGH = new long[8];

  static {
    for (int direction = 0; direction < 8; direction++) {
      for (int from = 0; from < Fields.COUNT; from++) {
        int to = Fields.step(from, direction);
        if (to != Fields.OFF) {
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
  private final boolean overOwnColour;

  /** By direction the fields on which a chevron that arrives may twist. */
  private final long[] twistLow;

  private final long[] twistHigh;

  /** By seat and heading the fields that were reached with that heading, the start included. */
  private final long[][] reachedLow = new long[SEATS][8];

  private final long[][] reachedHigh = new long[SEATS][8];

  /** By seat the fields that only it can still enter. */
  private final long[] wayLow = new long[SEATS];

  private final long[] wayHigh = new long[SEATS];

  /** By seat the fields from which it could still go on. */
  private final long[] groundLow = new long[SEATS];

  private final long[] groundHigh = new long[SEATS];
  private final long[] enteredLow = new long[8];
  private final long[] enteredHigh = new long[8];
  private final int[] claims = new int[SEATS * (STEPS + 1)];
  private long freeLow;
  private long freeHigh;

  /**
   * A race on the board of a position, whatever that holds when it is run. Over fields of their own
   * colour chevrons run only if that is said.
   */
  Race(PacruPosition position, boolean overOwnColour) {
    this.position = position;
    this.overOwnColour = overOwnColour;
    board = position.board;
    twistLow = position.hasTwist() ? BORDER_LOW : new long[8];
    twistHigh = position.hasTwist() ? BORDER_HIGH : new long[8];
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
    int running = (1 << seats) - 1 & ~position.resigned();
    for (int moves = 1; running != 0 && moves < LONGEST; moves++) {
      for (int i = 0, seat = position.turn(); i < seats; i++) {
        if ((running >> seat & 1) != 0 && !(bordersOnFree(seat) && advance(seat, moves))) {
          running ^= 1 << seat;
        }
        seat = seat + 1 == seats ? 0 : seat + 1;
      }
    }
  }

  private void setUp() {
    Arrays.fill(claims, 0);
    freeLow = ~board.occupied(0);
    freeHigh = HIGH & ~board.occupied(1);
    for (int seat = 0; seat < position.seats(); seat++) {
      freeLow &= ~board.coloured(seat, 0);
      freeHigh &= ~board.coloured(seat, 1);
      wayLow[seat] = overOwnColour ? board.coloured(seat, 0) & ~board.occupied(0) : 0;
      wayHigh[seat] = overOwnColour ? board.coloured(seat, 1) & ~board.occupied(1) : 0;
      groundLow[seat] = wayLow[seat];
      groundHigh[seat] = wayHigh[seat];
      Arrays.fill(reachedLow[seat], 0);
      Arrays.fill(reachedHigh[seat], 0);
      for (int number = 0; number < ChevronBoard.SLOTS; number++) {
        int stance = position.stance(seat, number);
        if (stance >= 0) {
          int field = Fields.field(stance);
          int heading = Fields.heading(stance);
          reachedLow[seat][heading] |= low(field);
          reachedHigh[seat][heading] |= high(field);
          groundLow[seat] |= low(field);
          groundHigh[seat] |= high(field);
        }
      }
    }
  }

  /** Whether a free field touches any that the seat can get to: otherwise it wins no more. */
  private boolean bordersOnFree(int seat) {
    long low = groundLow[seat];
    long high = groundHigh[seat];
    long aroundLow = low | low << 9 | low >>> 9 | high << HALF - 9;
    long aroundHigh = high | high << 9 | high >>> 9 | low >>> HALF - 9;
    aroundLow |=
        aroundLow << 1 & ENTRY_LOW[2] | (aroundLow >>> 1 | aroundHigh << HALF - 1) & ENTRY_LOW[6];
    aroundHigh |=
        (aroundHigh << 1 | aroundLow >>> HALF - 1) & ENTRY_HIGH[2]
            | aroundHigh >>> 1 & ENTRY_HIGH[6];
    return (aroundLow & freeLow | aroundHigh & freeHigh) != 0;
  }

  /** Moves a seat on by one step; whether it got anywhere new. */
  private boolean advance(int seat, int moves) {
    var low = reachedLow[seat];
    var high = reachedHigh[seat];
    long mayLow = freeLow | wayLow[seat];
    long mayHigh = freeHigh | wayHigh[seat];
    // Not a loop, so that every direction is compiled with its own numbers: twice as fast.
    ascend(0, 9, low, high, mayLow, mayHigh);
    ascend(1, 10, low, high, mayLow, mayHigh);
    ascend(2, 1, low, high, mayLow, mayHigh);
    descend(3, 8, low, high, mayLow, mayHigh);
    descend(4, 9, low, high, mayLow, mayHigh);
    descend(5, 10, low, high, mayLow, mayHigh);
    descend(6, 1, low, high, mayLow, mayHigh);
    ascend(7, 8, low, high, mayLow, mayHigh);
    claim(seat, moves, any(enteredLow) & freeLow, any(enteredHigh) & freeHigh);
    return arrive(low, enteredLow, twistLow) | arrive(high, enteredHigh, twistHigh);
  }

  private static long any(long[] sets) {
    return sets[0] | sets[1] | sets[2] | sets[3] | sets[4] | sets[5] | sets[6] | sets[7];
  }

  /** Goes in a direction that leads to higher fields. */
  private void ascend(
      int direction, int shift, long[] low, long[] high, long mayLow, long mayHigh) {
    int left = direction - 1 & 7;
    int right = direction + 1 & 7;
    long fromLow = low[left] | low[direction] | low[right];
    long fromHigh = high[left] | high[direction] | high[right];
    enteredLow[direction] = fromLow << shift & ENTRY_LOW[direction] & mayLow;
    enteredHigh[direction] =
        (fromHigh << shift | fromLow >>> HALF - shift) & ENTRY_HIGH[direction] & mayHigh;
  }

  /** Goes in a direction that leads to lower fields. */
  private void descend(
      int direction, int shift, long[] low, long[] high, long mayLow, long mayHigh) {
    int left = direction - 1 & 7;
    int right = direction + 1 & 7;
    long fromLow = low[left] | low[direction] | low[right];
    long fromHigh = high[left] | high[direction] | high[right];
    enteredLow[direction] =
        (fromLow >>> shift | fromHigh << HALF - shift) & ENTRY_LOW[direction] & mayLow;
    enteredHigh[direction] = fromHigh >>> shift & ENTRY_HIGH[direction] & mayHigh;
  }

  /** The free fields belong to the seat from now on. */
  private void claim(int seat, int moves, long wonLow, long wonHigh) {
    claims[seat * (STEPS + 1) + Math.min(moves, STEPS)] +=
        Long.bitCount(wonLow) + Long.bitCount(wonHigh);
    freeLow ^= wonLow;
    freeHigh ^= wonHigh;
    wayLow[seat] |= wonLow;
    wayHigh[seat] |= wonHigh;
    groundLow[seat] |= wonLow;
    groundHigh[seat] |= wonHigh;
  }

  /** Adds what was entered, by heading, to what was reached; whether any of it is new. */
  private static boolean arrive(long[] reached, long[] entered, long[] twists) {
    return 0
        != (arrive(0, reached, entered, twists)
            | arrive(1, reached, entered, twists)
            | arrive(2, reached, entered, twists)
            | arrive(3, reached, entered, twists)
            | arrive(4, reached, entered, twists)
            | arrive(5, reached, entered, twists)
            | arrive(6, reached, entered, twists)
            | arrive(7, reached, entered, twists));
  }

  private static long arrive(int heading, long[] reached, long[] entered, long[] twists) {
    int left = heading - 1 & 7;
    int right = heading + 1 & 7;
    long all = entered[heading] | entered[left] & twists[left] | entered[right] & twists[right];
    long fresh = all & ~reached[heading];
    reached[heading] |= all;
    return fresh;
  }

  private static long low(int field) {
    return field < HALF ? 1L << field : 0;
  }

  private static long high(int field) {
    return field < HALF ? 0 : 1L << field - HALF;
  }
}
