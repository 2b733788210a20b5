package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

/**
 * Finds out whether the board has fallen apart, so that no field can ever be entered by chevrons of
 * two seats, and how many moves each seat can still make then. Trails are taken to be closed.
 *
 * <p>Fields are kept as bit sets of two longs, by {@link Fields#bit}.
 */
final class Separation {
  private static final int SEATS = 4;
  private static final int SLOTS = ChevronBoard.SLOTS;

  private final ShacruPosition position;
  private final ChevronBoard board;
  private final Flood flood;
  private final LongestTrail trail;
  private final long[] wave = Flood.wave();
  private final long[] entries = new long[Flood.DIRECTED];

  /** By slot the fields to which the chevron could ever come. */
  private final long[] reachLow = new long[SEATS * SLOTS];

  private final long[] reachHigh = new long[SEATS * SLOTS];

  /** By seat the same of all its chevrons, and the neutral fields on which they stand. */
  private final long[] realmLow = new long[SEATS];

  private final long[] realmHigh = new long[SEATS];
  private final int[] fewest = new int[SEATS];
  private final int[] most = new int[SEATS];

  /** The fields that are free or may become so. */
  private long mayLow;

  private long mayHigh;

  /** A look at the board of a position, whatever that holds when it is taken. */
  public Separation(ShacruPosition position) {
    this.position = position;
    board = position.board();
    flood = new Flood(position.hasTwist());
    trail = new LongestTrail(position);
  }

  /** Whether the board has fallen apart; only then the questions below have answers. */
  public boolean run() {
    findWays();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (meets(seat)) {
        return false;
      }
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      reach(seat);
      count(seat);
    }
    return true;
  }

  /** How many moves the seat can make at least, if it wants to. */
  public int fewest(int seat) {
    return fewest[seat];
  }

  /** How many moves the seat can make at most. */
  public int most(int seat) {
    return most[seat];
  }

  /**
   * A neutral field opens when its chevron leaves, which one that faces only colours never does.
   */
  private void findWays() {
    mayLow = board.free(0);
    mayHigh = board.free(1);
    for (int slot = 0; slot < position.seats() * SLOTS; slot++) {
      int stance = board.stance(slot);
      if (stance >= 0 && board.marker(Fields.field(stance)) < 0 && mayLeave(stance)) {
        mayLow |= Flood.low(Fields.field(stance));
        mayHigh |= Flood.high(Fields.field(stance));
      }
    }
  }

  private boolean mayLeave(int stance) {
    for (int turn = -1; turn <= 1; turn++) {
      int to = Fields.ahead(stance, turn);
      if (to != Fields.OFF && board.marker(to) < 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a seat may come to a field of those before it; all its chevrons run at once. */
  private boolean meets(int seat) {
    long othersLow = 0;
    long othersHigh = 0;
    for (int other = 0; other < seat; other++) {
      othersLow |= realmLow[other];
      othersHigh |= realmHigh[other];
    }
    clear();
    long low = 0;
    long high = 0;
    for (int slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) {
      int stance = board.stance(slot);
      if (stance >= 0) {
        low |= mayLow & Flood.low(Fields.field(stance));
        high |= mayHigh & Flood.high(Fields.field(stance));
        Flood.begin(stance, mayLow, mayHigh, wave);
      }
    }
    while (Flood.note(wave, entries) && (low & othersLow | high & othersHigh) == 0) {
      low |= wave[Flood.LOW];
      high |= wave[Flood.HIGH];
      flood.advance(wave, mayLow, mayHigh, wave);
    }
    realmLow[seat] = low;
    realmHigh[seat] = high;
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
    Flood.begin(stance, mayLow, mayHigh, wave);
    while (Flood.note(wave, entries)) {
      reachLow[slot] |= wave[Flood.LOW];
      reachHigh[slot] |= wave[Flood.HIGH];
      flood.advance(wave, mayLow, mayHigh, wave);
    }
  }

  /** Where a chevron may come and where it opens a field: the first long. */
  private long groundLow(int slot) {
    return reachLow[slot] | mayLow & Flood.low(Fields.field(board.stance(slot)));
  }

  /** The second long of the same. */
  private long groundHigh(int slot) {
    return reachHigh[slot] | mayHigh & Flood.high(Fields.field(board.stance(slot)));
  }

  private void count(int seat) {
    fewest[seat] = 0;
    most[seat] = 0;
    int left = 0;
    for (int number = 0; number < SLOTS; number++) {
      int slot = seat * SLOTS + number;
      left |= (reachLow[slot] | reachHigh[slot]) != 0 ? 1 << number : 0;
    }
    while (left != 0) {
      left &= ~countGroup(seat, left);
    }
  }

  /** Counts the moves of a chevron and of all that may get in each other's way with it. */
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
    trail.begin();
    for (int number = 0; number < SLOTS; number++) {
      int slot = seat * SLOTS + number;
      if ((group >> number & 1) != 0) {
        trail.add(board.stance(slot));
        low |= reachLow[slot];
        high |= reachHigh[slot];
      }
    }
    trail.find(low, high);
    fewest[seat] += trail.moves();
    most[seat] += trail.isExact() ? trail.moves() : Long.bitCount(low) + Long.bitCount(high);
  }
}
