package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

/**
 * One seat in a {@link Race}: where it goes, what it wins, and how it enters fields. As long as no
 * other gets in its way it goes as its {@link Arrivals} say, which need not be found out again.
 *
 * <p>Fields are kept as bit sets of two longs, by {@link Fields#bit}.
 */
final class Runner {
  private final ShacruPosition position;
  private final Arrivals arrivals;
  private final int seat;
  private final Flood flood;

  /** What was entered with the last move, if not as the arrivals say. */
  private final long[] own = Flood.wave();

  /** What was entered with the last move. */
  private long[] wave = own;

  private boolean disturbed;

  /** Where fields were entered, by direction: the first longs, then the second ones. */
  private final long[] entries = new long[Flood.DIRECTED];

  /** The fields that only this seat can still enter. */
  private long wayLow;

  private long wayHigh;

  /** The fields from which it could still go on. */
  private long groundLow;

  private long groundHigh;
  private long wonLow;
  private long wonHigh;
  private int idle;

  /** The seat of a position that a race is run on. */
  Runner(ShacruPosition position, Arrivals arrivals, int seat) {
    this.position = position;
    this.arrivals = arrivals;
    this.seat = seat;
    flood = new Flood(position.hasTwist());
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
        groundLow |= Flood.low(Fields.field(stance));
        groundHigh |= Flood.high(Fields.field(stance));
      }
    }
    wonLow = 0;
    wonHigh = 0;
    idle = 0;
    disturbed = false;
    Arrays.fill(entries, 0);
  }

  /** Whether one of the free fields touches any that the seat can get to. */
  boolean bordersOn(long freeLow, long freeHigh) {
    return (Flood.aroundLow(groundLow, groundHigh) & freeLow
            | Flood.aroundHigh(groundLow, groundHigh) & freeHigh)
        != 0;
  }

  /** Moves on by one step; whether it is worth going on. */
  boolean advance(int moves, long freeLow, long freeHigh) {
    wave = next(moves, freeLow | wayLow, freeHigh | wayHigh);
    boolean fresh = Flood.note(wave, entries);
    long low = wave[Flood.LOW] & freeLow;
    long high = wave[Flood.HIGH] & freeHigh;
    wayLow |= low;
    wayHigh |= high;
    groundLow |= low;
    groundHigh |= high;
    wonLow |= low;
    wonHigh |= high;
    idle = (low | high) == 0 ? idle + 1 : 0;
    return fresh && idle < Race.PATIENCE;
  }

  private long[] next(int moves, long mayLow, long mayHigh) {
    if (disturbed || moves > arrivals.waves(seat)) {
      disturbed = true;
      flood.advance(wave, mayLow, mayHigh, own);
      return own;
    }
    var arriving = arrivals.wave(seat, moves);
    disturbed = (arriving[Flood.LOW] & ~mayLow | arriving[Flood.HIGH] & ~mayHigh) != 0;
    if (disturbed) {
      Flood.narrow(arriving, mayLow, mayHigh, own);
      return own;
    }
    return arriving;
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
