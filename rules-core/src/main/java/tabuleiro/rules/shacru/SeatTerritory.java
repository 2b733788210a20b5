package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

/**
 * One seat in a {@link Territory}: where it goes, what it wins, and how it enters fields. As long
 * as no other gets in its way it goes as its {@link MoveDistances} say, which need not be found out
 * again.
 *
 * <p>Fields are kept as bit sets of two longs, by {@link Fields#bit}.
 */
final class SeatTerritory {
  private final ShacruPosition position;
  private final MoveDistances distances;
  private final int seat;
  private final FloodFill floodFill;

  /** What was entered with the last move, if not as the arrivals say. */
  private final long[] own = FloodFill.wave();

  /** What was entered with the last move. */
  private long[] wave = own;

  private boolean blocked;

  /** Where fields were entered, by direction: the first longs, then the second ones. */
  private final long[] entries = new long[FloodFill.DIRECTED];

  /** The fields that only this seat can still enter. */
  private long wayLow;

  private long wayHigh;

  /** The fields from which it could still go on. */
  private long groundLow;

  private long groundHigh;
  private long wonLow;
  private long wonHigh;
  private int idleMoves;

  /** The seat of a position that a race is run on. */
  SeatTerritory(ShacruPosition position, MoveDistances distances, int seat) {
    this.position = position;
    this.distances = distances;
    this.seat = seat;
    floodFill = new FloodFill(position.hasTwist());
  }

  /** Goes to where the chevrons stand; the arrivals have to be known. */
  void start(boolean overOwnColour) {
    wayLow = overOwnColour ? position.board().open(seat, 0) : 0;
    wayHigh = overOwnColour ? position.board().open(seat, 1) : 0;
    groundLow = wayLow;
    groundHigh = wayHigh;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        groundLow |= FloodFill.low(Fields.field(stance));
        groundHigh |= FloodFill.high(Fields.field(stance));
      }
    }
    wonLow = 0;
    wonHigh = 0;
    idleMoves = 0;
    blocked = false;
    Arrays.fill(entries, 0);
  }

  /** Whether one of the free fields touches any that the seat can get to. */
  boolean touches(long freeLow, long freeHigh) {
    return (FloodFill.aroundLow(groundLow, groundHigh) & freeLow
            | FloodFill.aroundHigh(groundLow, groundHigh) & freeHigh)
        != 0;
  }

  /** Moves on by one step; whether it is worth going on. */
  boolean advance(int moves, long freeLow, long freeHigh) {
    wave = next(moves, freeLow | wayLow, freeHigh | wayHigh);
    boolean isNew = FloodFill.merge(wave, entries);
    long low = wave[FloodFill.LOW] & freeLow;
    long high = wave[FloodFill.HIGH] & freeHigh;
    wayLow |= low;
    wayHigh |= high;
    groundLow |= low;
    groundHigh |= high;
    wonLow |= low;
    wonHigh |= high;
    idleMoves = (low | high) == 0 ? idleMoves + 1 : 0;
    return isNew && idleMoves < Territory.MAX_IDLE_MOVES;
  }

  private long[] next(int moves, long openLow, long openHigh) {
    if (blocked || moves > distances.waves(seat)) {
      blocked = true;
      floodFill.advance(wave, openLow, openHigh, own);
      return own;
    }
    var unblocked = distances.wave(seat, moves);
    blocked = (unblocked[FloodFill.LOW] & ~openLow | unblocked[FloodFill.HIGH] & ~openHigh) != 0;
    if (blocked) {
      FloodFill.restrict(unblocked, openLow, openHigh, own);
      return own;
    }
    return unblocked;
  }

  /** The fields that the seat won: the first long. */
  long wonLow() {
    return wonLow;
  }

  /** The second long of the same. */
  long wonHigh() {
    return wonHigh;
  }

  /** In which directions fields were entered, the first longs, then the second ones. */
  long[] entries() {
    return entries;
  }
}
