package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Computes in how many moves each seat could reach the neutral fields if no chevron blocked
 * another, up to a few moves, and which fields a seat reaches first.
 *
 * <p>A set of fields is a bit set of two longs, indexed by {@link PacruGrid#bit}.
 */
final class MoveDistances {
  /** The maximum distance in moves. */
  static final int MAX_MOVES = 4;

  private static final int SEATS = 4;

  private final ShacruPosition position;
  private final ChevronBoard board;
  private final boolean overOwnColour;
  private final FloodFill floodFill;

  /** For each seat and number of moves the fields entered with the last of them. */
  private final long[][][] waves = new long[SEATS][MAX_MOVES + 1][];

  /** For each seat the number of waves. */
  private final int[] waveCounts = new int[SEATS];

  /** For each seat and number of moves the fields reached with so many; the last set twice. */
  private final long[][] low = new long[SEATS][MAX_MOVES + 2];

  private final long[][] high = new long[SEATS][MAX_MOVES + 2];

  /** For each seat the fields that any other seat reaches. */
  private final long[][] rivalsLow = new long[SEATS][];

  private final long[][] rivalsHigh = new long[SEATS][];
  private int ahead;
  private int wellAhead;

  /** Creates the distances of a position, which read its state at each call. */
  MoveDistances(ShacruPosition position) {
    this.position = position;
    overOwnColour = position.hasOpenTrails();
    board = position.board();
    floodFill = new FloodFill(position.hasTwist());
    boolean two = position.seats() == 2;
    for (int seat = 0; seat < position.seats(); seat++) {
      rivalsLow[seat] = two ? low[1 - seat] : new long[MAX_MOVES + 2];
      rivalsHigh[seat] = two ? high[1 - seat] : new long[MAX_MOVES + 2];
      for (int moves = 1; moves <= MAX_MOVES; moves++) {
        waves[seat][moves] = FloodFill.wave();
      }
    }
  }

  /** Computes the distances of all seats. */
  void compute() {
    for (int seat = 0; seat < position.seats(); seat++) {
      compute(seat);
    }
    for (int seat = 0; seat < position.seats() && position.seats() > 2; seat++) {
      uniteRivals(seat);
    }
  }

  private void compute(int seat) {
    long freeLow = board.free(0);
    long freeHigh = board.free(1);
    long openLow = freeLow | (overOwnColour ? board.open(seat, 0) : 0);
    long openHigh = freeHigh | (overOwnColour ? board.open(seat, 1) : 0);
    long reachedLow = 0;
    long reachedHigh = 0;
    int moves = 0;
    boolean continues = !position.hasResigned(seat);
    while (continues && moves < MAX_MOVES) {
      var wave = waves[seat][++moves];
      if (moves == 1) {
        begin(seat, openLow, openHigh, wave);
      } else {
        floodFill.advance(waves[seat][moves - 1], openLow, openHigh, wave);
      }
      long newLow = wave[FloodFill.LOW] & freeLow & ~reachedLow;
      long newHigh = wave[FloodFill.HIGH] & freeHigh & ~reachedHigh;
      reachedLow |= newLow;
      reachedHigh |= newHigh;
      low[seat][moves] = reachedLow;
      high[seat][moves] = reachedHigh;
      continues = (newLow | newHigh) != 0 || overOwnColour;
    }
    waveCounts[seat] = moves;
    for (int rest = moves + 1; rest <= MAX_MOVES + 1; rest++) {
      low[seat][rest] = reachedLow;
      high[seat][rest] = reachedHigh;
    }
  }

  private void begin(int seat, long openLow, long openHigh, long[] wave) {
    Arrays.fill(wave, 0);
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        FloodFill.begin(stance, openLow, openHigh, wave);
      }
    }
  }

  private void uniteRivals(int seat) {
    Arrays.fill(rivalsLow[seat], 0);
    Arrays.fill(rivalsHigh[seat], 0);
    for (int other = 0; other < position.seats(); other++) {
      for (int moves = 1; moves <= MAX_MOVES + 1 && other != seat; moves++) {
        rivalsLow[seat][moves] |= low[other][moves];
        rivalsHigh[seat][moves] |= high[other][moves];
      }
    }
  }

  /** Returns the number of waves of a seat. */
  int waves(int seat) {
    return waveCounts[seat];
  }

  /** Returns the wave of a seat's move. */
  long[] wave(int seat, int moves) {
    return waves[seat][moves];
  }

  /** Compares a seat with the others for {@link #ahead} and {@link #wellAhead}. */
  void compare(int seat) {
    var ownLow = low[seat];
    var ownHigh = high[seat];
    var rivalLow = rivalsLow[seat];
    var rivalHigh = rivalsHigh[seat];
    long aheadLow = 0;
    long aheadHigh = 0;
    long wellAheadLow = 0;
    long wellAheadHigh = 0;
    for (int moves = 1; moves <= MAX_MOVES; moves++) {
      aheadLow |= ownLow[moves] & ~rivalLow[moves];
      aheadHigh |= ownHigh[moves] & ~rivalHigh[moves];
      wellAheadLow |= ownLow[moves] & ~rivalLow[moves + 1];
      wellAheadHigh |= ownHigh[moves] & ~rivalHigh[moves + 1];
    }
    ahead = Long.bitCount(aheadLow) + Long.bitCount(aheadHigh);
    wellAhead = Long.bitCount(wellAheadLow) + Long.bitCount(wellAheadHigh);
  }

  /** Returns whether no field is within reach of two seats. */
  boolean isPartitioned() {
    for (int seat = 0; seat < position.seats(); seat++) {
      if ((low[seat][MAX_MOVES] & rivalsLow[seat][MAX_MOVES]
              | high[seat][MAX_MOVES] & rivalsHigh[seat][MAX_MOVES])
          != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of fields that the seat reaches with fewer moves than any other. */
  int ahead() {
    return ahead;
  }

  /** Returns the number of fields that the seat reaches two moves or more before any other. */
  int wellAhead() {
    return wellAhead;
  }

  /** Returns the fields that other seats reach: the first long. */
  long rivalsLow(int seat) {
    return rivalsLow[seat][MAX_MOVES];
  }

  /** Returns the second long of {@link #rivalsLow}. */
  long rivalsHigh(int seat) {
    return rivalsHigh[seat][MAX_MOVES];
  }
}
