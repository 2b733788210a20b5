package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

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

  private final ShacruPosition position;
  private final ChevronBoard board;
  private final boolean overOwnColour;
  private final Flood flood;

  /** By seat and number of moves what is entered with the last of them. */
  private final long[][][] waves = new long[SEATS][FARTHEST + 1][];

  /** By seat how many waves it has. */
  private final int[] count = new int[SEATS];

  /**
   * By seat and number of moves the fields to which they suffice; the last stands once more at the
   * end.
   */
  private final long[][] low = new long[SEATS][FARTHEST + 2];

  private final long[][] high = new long[SEATS][FARTHEST + 2];

  /** The same of all other seats. */
  private final long[][] othersLow = new long[SEATS][];

  private final long[][] othersHigh = new long[SEATS][];
  private int first;
  private int early;

  /** Arrivals on the board of a position, as {@link Race#Race}. */
  Arrivals(ShacruPosition position) {
    this.position = position;
    overOwnColour = position.hasOpenTrails();
    board = position.board();
    flood = new Flood(position.hasTwist());
    boolean two = position.seats() == 2;
    for (int seat = 0; seat < position.seats(); seat++) {
      othersLow[seat] = two ? low[1 - seat] : new long[FARTHEST + 2];
      othersHigh[seat] = two ? high[1 - seat] : new long[FARTHEST + 2];
      for (int moves = 1; moves <= FARTHEST; moves++) {
        waves[seat][moves] = Flood.wave();
      }
    }
  }

  /** Finds out who arrives where. */
  void run() {
    for (int seat = 0; seat < position.seats(); seat++) {
      run(seat);
    }
    for (int seat = 0; seat < position.seats() && position.seats() > 2; seat++) {
      uniteOthers(seat);
    }
  }

  private void run(int seat) {
    long freeLow = board.free(0);
    long freeHigh = board.free(1);
    long mayLow = freeLow | (overOwnColour ? board.open(seat, 0) : 0);
    long mayHigh = freeHigh | (overOwnColour ? board.open(seat, 1) : 0);
    long metLow = 0;
    long metHigh = 0;
    int moves = 0;
    boolean runs = !position.hasResigned(seat);
    while (runs && moves < FARTHEST) {
      var wave = waves[seat][++moves];
      if (moves == 1) {
        begin(seat, mayLow, mayHigh, wave);
      } else {
        flood.advance(waves[seat][moves - 1], mayLow, mayHigh, wave);
      }
      long freshLow = wave[Flood.LOW] & freeLow & ~metLow;
      long freshHigh = wave[Flood.HIGH] & freeHigh & ~metHigh;
      metLow |= freshLow;
      metHigh |= freshHigh;
      low[seat][moves] = metLow;
      high[seat][moves] = metHigh;
      runs = (freshLow | freshHigh) != 0 || overOwnColour;
    }
    count[seat] = moves;
    for (int rest = moves + 1; rest <= FARTHEST + 1; rest++) {
      low[seat][rest] = metLow;
      high[seat][rest] = metHigh;
    }
  }

  private void begin(int seat, long mayLow, long mayHigh, long[] wave) {
    Arrays.fill(wave, 0);
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        Flood.begin(stance, mayLow, mayHigh, wave);
      }
    }
  }

  private void uniteOthers(int seat) {
    Arrays.fill(othersLow[seat], 0);
    Arrays.fill(othersHigh[seat], 0);
    for (int other = 0; other < position.seats(); other++) {
      for (int moves = 1; moves <= FARTHEST + 1 && other != seat; moves++) {
        othersLow[seat][moves] |= low[other][moves];
        othersHigh[seat][moves] |= high[other][moves];
      }
    }
  }

  /** How many waves there are of a seat. */
  int waves(int seat) {
    return count[seat];
  }

  /** What a seat enters with the last of so many moves. */
  long[] wave(int seat, int moves) {
    return waves[seat][moves];
  }

  /** Compares a seat with the others; {@link #first} and {@link #early} are about it then. */
  void compare(int seat) {
    var ownLow = low[seat];
    var ownHigh = high[seat];
    var rivalLow = othersLow[seat];
    var rivalHigh = othersHigh[seat];
    long firstLow = 0;
    long firstHigh = 0;
    long earlyLow = 0;
    long earlyHigh = 0;
    for (int moves = 1; moves <= FARTHEST; moves++) {
      firstLow |= ownLow[moves] & ~rivalLow[moves];
      firstHigh |= ownHigh[moves] & ~rivalHigh[moves];
      earlyLow |= ownLow[moves] & ~rivalLow[moves + 1];
      earlyHigh |= ownHigh[moves] & ~rivalHigh[moves + 1];
    }
    first = Long.bitCount(firstLow) + Long.bitCount(firstHigh);
    early = Long.bitCount(earlyLow) + Long.bitCount(earlyHigh);
  }

  /** Whether no field is within reach of two seats. */
  boolean areApart() {
    for (int seat = 0; seat < position.seats(); seat++) {
      if ((low[seat][FARTHEST] & othersLow[seat][FARTHEST]
              | high[seat][FARTHEST] & othersHigh[seat][FARTHEST])
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

  /** Where others than a seat come soon: the first long. */
  long othersLow(int seat) {
    return othersLow[seat][FARTHEST];
  }

  /** The second long of the same. */
  long othersHigh(int seat) {
    return othersHigh[seat][FARTHEST];
  }
}
