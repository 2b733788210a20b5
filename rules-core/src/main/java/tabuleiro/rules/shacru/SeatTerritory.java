package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Flood fill for one seat within {@link TerritoryEvaluator}: advances one move at a time, and
 * records the fields that the seat wins and the directions in which it enters them. Until another
 * seat blocks its way it follows the precomputed {@link MoveDistances}.
 *
 * <p>A set of fields is a bit set of two longs, indexed by {@link PacruGrid#bit}.
 */
final class SeatTerritory {
  private final ShacruPosition position;
  private final MoveDistances distances;
  private final int seat;
  private final FloodFill floodFill;

  /** The wave of the last move once the way was blocked. */
  private final long[] own = FloodFill.wave();

  /** The wave of the last move. */
  private long[] wave = own;

  private boolean blocked;

  /** For each direction the fields entered: the first longs, then the second longs. */
  private final long[] entries = new long[FloodFill.DIRECTED];

  /** The fields that only this seat can still enter. */
  private long wayLow;

  private long wayHigh;

  /** The fields from which the seat could go on. */
  private long groundLow;

  private long groundHigh;
  private long wonLow;
  private long wonHigh;
  private int idleMoves;

  /** Creates the territory of a seat. */
  SeatTerritory(ShacruPosition position, MoveDistances distances, int seat) {
    this.position = position;
    this.distances = distances;
    this.seat = seat;
    floodFill = new FloodFill(position.hasTwist());
  }

  /** Starts from the chevrons; the distances have to be computed. */
  void start(boolean overOwnColour) {
    wayLow = overOwnColour ? position.board().open(seat, 0) : 0;
    wayHigh = overOwnColour ? position.board().open(seat, 1) : 0;
    groundLow = wayLow;
    groundHigh = wayHigh;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        groundLow |= FloodFill.low(PacruGrid.field(stance));
        groundHigh |= FloodFill.high(PacruGrid.field(stance));
      }
    }
    wonLow = 0;
    wonHigh = 0;
    idleMoves = 0;
    blocked = false;
    Arrays.fill(entries, 0);
  }

  /** Returns whether a free field touches any field that the seat can reach. */
  boolean touches(long freeLow, long freeHigh) {
    return (FloodFill.aroundLow(groundLow, groundHigh) & freeLow
            | FloodFill.aroundHigh(groundLow, groundHigh) & freeHigh)
        != 0;
  }

  /** Makes one move and returns whether to go on. */
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
    return isNew && idleMoves < TerritoryEvaluator.MAX_IDLE_MOVES;
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

  /** Returns the won fields: the first long. */
  long wonLow() {
    return wonLow;
  }

  /** Returns the second long of {@link #wonLow}. */
  long wonHigh() {
    return wonHigh;
  }

  /** Returns for each direction the fields entered: the first longs, then the second longs. */
  long[] entries() {
    return entries;
  }
}
