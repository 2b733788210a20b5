package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Detects whether the board is partitioned, so that no field can ever be entered by chevrons of two
 * seats, and bounds the moves that each seat has left. Trails are assumed to be closed.
 *
 * <p>A set of fields is a bit set of two longs, indexed by {@link PacruGrid#bit}.
 */
final class BoardPartitionDetector {
  private static final int SEATS = 4;
  private static final int SLOTS = ChevronBoard.SLOTS;

  private final ShacruPosition position;
  private final ChevronBoard board;
  private final FloodFill floodFill;
  private final LongestPathSearch longestPath;
  private final long[] wave = FloodFill.wave();
  private final long[] entries = new long[FloodFill.DIRECTED];

  /** For each slot the fields that the chevron could ever reach. */
  private final long[] reachLow = new long[SEATS * SLOTS];

  private final long[] reachHigh = new long[SEATS * SLOTS];

  /** For each seat the fields its chevrons could ever reach, and the neutral ones below them. */
  private final long[] areaLow = new long[SEATS];

  private final long[] areaHigh = new long[SEATS];
  private final int[] minMoves = new int[SEATS];
  private final int[] maxMoves = new int[SEATS];

  /** The fields that are free or may become free. */
  private long openLow;

  private long openHigh;

  /** Creates a detector for a position, which reads its state at each call. */
  public BoardPartitionDetector(ShacruPosition position) {
    this.position = position;
    board = position.board();
    floodFill = new FloodFill(position.hasTwist());
    longestPath = new LongestPathSearch(position);
  }

  /** Returns whether the board is partitioned; only then the other methods have answers. */
  public boolean compute() {
    findOpenFields();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (meetsOthers(seat)) {
        return false;
      }
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      reach(seat);
      count(seat);
    }
    return true;
  }

  /** Returns a lower bound of the moves that the seat can make. */
  public int minMoves(int seat) {
    return minMoves[seat];
  }

  /** Returns an upper bound of the moves that the seat can make. */
  public int maxMoves(int seat) {
    return maxMoves[seat];
  }

  /**
   * Finds the open fields. A neutral field opens when its chevron leaves, which a chevron that
   * faces only colours never does.
   */
  private void findOpenFields() {
    openLow = board.free(0);
    openHigh = board.free(1);
    for (int slot = 0; slot < position.seats() * SLOTS; slot++) {
      int stance = board.stance(slot);
      if (stance >= 0 && board.marker(PacruGrid.field(stance)) < 0 && mayLeave(stance)) {
        openLow |= FloodFill.low(PacruGrid.field(stance));
        openHigh |= FloodFill.high(PacruGrid.field(stance));
      }
    }
  }

  private boolean mayLeave(int stance) {
    for (int turn = -1; turn <= 1; turn++) {
      int to = PacruGrid.ahead(stance, turn);
      if (to != PacruGrid.OFF && board.marker(to) < 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a seat may reach a field of an earlier seat, with all its chevrons moving at
   * once.
   */
  private boolean meetsOthers(int seat) {
    long othersLow = 0;
    long othersHigh = 0;
    for (int other = 0; other < seat; other++) {
      othersLow |= areaLow[other];
      othersHigh |= areaHigh[other];
    }
    clear();
    long low = 0;
    long high = 0;
    for (int slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
      int stance = board.stance(slot);
      if (stance >= 0) {
        low |= openLow & FloodFill.low(PacruGrid.field(stance));
        high |= openHigh & FloodFill.high(PacruGrid.field(stance));
        FloodFill.begin(stance, openLow, openHigh, wave);
      }
    }
    while (FloodFill.merge(wave, entries) && (low & othersLow | high & othersHigh) == 0) {
      low |= wave[FloodFill.LOW];
      high |= wave[FloodFill.HIGH];
      floodFill.advance(wave, openLow, openHigh, wave);
    }
    areaLow[seat] = low;
    areaHigh[seat] = high;
    return (low & othersLow | high & othersHigh) != 0;
  }

  private void clear() {
    Arrays.fill(entries, 0);
    Arrays.fill(wave, 0);
  }

  private void reach(int seat) {
    for (int slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
      reachLow[slot] = 0;
      reachHigh[slot] = 0;
      int stance = board.stance(slot);
      if (stance >= 0) {
        reach(slot, stance);
      }
    }
  }

  private void reach(int slot, int stance) {
    clear();
    FloodFill.begin(stance, openLow, openHigh, wave);
    while (FloodFill.merge(wave, entries)) {
      reachLow[slot] |= wave[FloodFill.LOW];
      reachHigh[slot] |= wave[FloodFill.HIGH];
      floodFill.advance(wave, openLow, openHigh, wave);
    }
  }

  /** Returns the fields that a chevron may enter or open: the first long. */
  private long groundLow(int slot) {
    return reachLow[slot] | openLow & FloodFill.low(PacruGrid.field(board.stance(slot)));
  }

  /** Returns the second long of {@link #groundLow}. */
  private long groundHigh(int slot) {
    return reachHigh[slot] | openHigh & FloodFill.high(PacruGrid.field(board.stance(slot)));
  }

  private void count(int seat) {
    minMoves[seat] = 0;
    maxMoves[seat] = 0;
    int left = 0;
    for (int number = 0; number < SLOTS; number++) {
      int slot = seat * SLOTS + number;
      left |= (reachLow[slot] | reachHigh[slot]) != 0 ? 1 << number : 0;
    }
    while (left != 0) {
      left &= ~countGroup(seat, left);
    }
  }

  /** Counts the moves of a chevron and of all that may get in its way, and returns this group. */
  private int countGroup(int seat, int left) {
    int group = left & -left;
    long low = 0;
    long high = 0;
    int before;
    do {
      before = group;
      for (int number = 0; number < SLOTS; number++) {
        int slot = seat * SLOTS + number;
        if ((left >> number & 1) != 0
            && ((group >> number & 1) != 0
                || (groundLow(slot) & low | groundHigh(slot) & high) != 0)) {
          group |= 1 << number;
          low |= groundLow(slot);
          high |= groundHigh(slot);
        }
      }
    } while (group != before);
    countMoves(seat, group);
    return group;
  }

  private void countMoves(int seat, int group) {
    long low = 0;
    long high = 0;
    longestPath.begin();
    for (int number = 0; number < SLOTS; number++) {
      int slot = seat * SLOTS + number;
      if ((group >> number & 1) != 0) {
        longestPath.add(board.stance(slot));
        low |= reachLow[slot];
        high |= reachHigh[slot];
      }
    }
    longestPath.find(low, high);
    minMoves[seat] += longestPath.moves();
    maxMoves[seat] +=
        longestPath.isExact() ? longestPath.moves() : Long.bitCount(low) + Long.bitCount(high);
  }
}
