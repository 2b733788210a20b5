package tabuleiro.rules.pacru;

/**
 * Says to which neutral fields a seat comes before any other, and with how much time to spare, if
 * nobody stands in anybody's way.
 *
 * <p>Fields are kept as bit sets of two longs, by {@link Fields#bit}.
 */
final class Arrivals {
  /** What takes more moves is taken to be out of reach. */
  static final int FARTHEST = 4;

  private static final int SEATS = 4;

  private final PacruPosition position;
  private final ChevronBoard board;
  private final boolean overOwnColour;
  private final Flood flood;

  /**
   * By seat and number of moves the fields to which they suffice; the last stands once more at the
   * end.
   */
  private final long[][] low = new long[SEATS][FARTHEST + 2];

  private final long[][] high = new long[SEATS][FARTHEST + 2];
  private int first;
  private int early;

  /** Arrivals on the board of a position, as {@link Race#Race}. */
  Arrivals(PacruPosition position, boolean overOwnColour) {
    this.position = position;
    this.overOwnColour = overOwnColour;
    board = position.board;
    flood = new Flood(position.hasTwist());
  }

  /** Finds out who arrives where. */
  void run() {
    for (int seat = 0; seat < position.seats(); seat++) {
      run(seat);
    }
  }

  private void run(int seat) {
    long freeLow = board.free(0);
    long freeHigh = board.free(1);
    long mayLow = freeLow | (overOwnColour ? board.open(seat, 0) : 0);
    long mayHigh = freeHigh | (overOwnColour ? board.open(seat, 1) : 0);
    long metLow = 0;
    long metHigh = 0;
    boolean runs = !position.hasResigned(seat);
    flood.start(position, seat);
    for (int moves = 1; moves <= FARTHEST; moves++) {
      if (runs) {
        flood.advance(mayLow, mayHigh);
        long freshLow = flood.low() & freeLow & ~metLow;
        long freshHigh = flood.high() & freeHigh & ~metHigh;
        metLow |= freshLow;
        metHigh |= freshHigh;
        runs = (freshLow | freshHigh) != 0 || overOwnColour;
      }
      low[seat][moves] = metLow;
      high[seat][moves] = metHigh;
    }
    low[seat][FARTHEST + 1] = metLow;
    high[seat][FARTHEST + 1] = metHigh;
  }

  /** Compares a seat with the others; {@link #first} and {@link #early} are about it then. */
  void compare(int seat) {
    var ownLow = low[seat];
    var ownHigh = high[seat];
    long firstLow = 0;
    long firstHigh = 0;
    long earlyLow = 0;
    long earlyHigh = 0;
    long othersLow = othersLow(seat, 1);
    long othersHigh = othersHigh(seat, 1);
    for (int moves = 1; moves <= FARTHEST; moves++) {
      firstLow |= ownLow[moves] & ~othersLow;
      firstHigh |= ownHigh[moves] & ~othersHigh;
      othersLow = othersLow(seat, moves + 1);
      othersHigh = othersHigh(seat, moves + 1);
      earlyLow |= ownLow[moves] & ~othersLow;
      earlyHigh |= ownHigh[moves] & ~othersHigh;
    }
    first = Long.bitCount(firstLow) + Long.bitCount(firstHigh);
    early = Long.bitCount(earlyLow) + Long.bitCount(earlyHigh);
  }

  /** Whether no field is within reach of two seats. */
  boolean areApart() {
    for (int seat = 0; seat < position.seats(); seat++) {
      if ((low[seat][FARTHEST] & othersLow(seat, FARTHEST)
              | high[seat][FARTHEST] & othersHigh(seat, FARTHEST))
          != 0) {
        return false;
      }
    }
    return true;
  }

  /** To how many fields the seat comes with fewer moves than any other. */
  int first() {
    return first;
  }

  /** To how many of them it comes with at least two moves fewer, or no other comes at all. */
  int early() {
    return early;
  }

  /** Where others than a seat come with so many moves: the first long. */
  long othersLow(int seat, int moves) {
    long any = 0;
    for (int other = 0; other < position.seats(); other++) {
      any |= other == seat ? 0 : low[other][moves];
    }
    return any;
  }

  /** The second long of the same. */
  long othersHigh(int seat, int moves) {
    long any = 0;
    for (int other = 0; other < position.seats(); other++) {
      any |= other == seat ? 0 : high[other][moves];
    }
    return any;
  }
}
