package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Evaluates territory: finds which seat reaches each neutral field first if all chevrons move at
 * once, by flood fill with headings, border twists and the order of turns. A seat owns the fields
 * that it reaches first, and the others cannot pass through them. A seat stops if it touches no
 * free field or has won nothing with {@link #MAX_IDLE_MOVES} moves in a row.
 *
 * <p>A set of fields is a bit set of two longs, indexed by {@link PacruGrid#bit}.
 */
final class TerritoryEvaluator {
  /** The number of moves from which won fields are counted together. */
  public static final int STEPS = 4;

  /** The number of moves that a seat goes on over its own fields without winning any. */
  static final int MAX_IDLE_MOVES = 3;

  private static final int SEATS = 4;
  private static final int HALF = FloodFill.HALF;
  private static final int ROW = PacruGrid.ROW_BITS;

  private final ShacruPosition position;
  private final ChevronBoard board;
  private final boolean overOwnColour;
  private final MoveDistances distances;
  private final SeatTerritory[] seatTerritories;
  private final int[] claims = new int[SEATS * (STEPS + 1)];

  private final BitSlicedCounter counter = new BitSlicedCounter();
  private long freeLow;
  private long freeHigh;
  private int contested;
  private int safe;
  private int joined;
  private int inner;
  private int twoWays;
  private int threeWays;

  /**
   * Creates the territory of a position, which reads its state at each call. Chevrons enter fields
   * of their own colour only if trails are open.
   */
  public TerritoryEvaluator(ShacruPosition position) {
    this.position = position;
    overOwnColour = position.hasOpenTrails();
    board = position.board();
    distances = new MoveDistances(position);
    seatTerritories = new SeatTerritory[position.seats()];
    for (int seat = 0; seat < seatTerritories.length; seat++) {
      seatTerritories[seat] = new SeatTerritory(position, distances, seat);
    }
  }

  /**
   * Returns the number of fields that a seat won with a number of moves, from 1 to {@link #STEPS},
   * which stands for all larger numbers.
   */
  public int claims(int seat, int moves) {
    return claims[seat * (STEPS + 1) + moves];
  }

  /** Selects the seat for the following counts. */
  public void select(int seat) {
    distances.compare(seat);
    long low = seatTerritories[seat].wonLow();
    long high = seatTerritories[seat].wonHigh();
    long othersLow = 0;
    long othersHigh = 0;
    for (int other = 0; other < seatTerritories.length; other++) {
      othersLow |= other == seat ? 0 : seatTerritories[other].wonLow();
      othersHigh |= other == seat ? 0 : seatTerritories[other].wonHigh();
    }
    contested =
        Long.bitCount(low & FloodFill.aroundLow(othersLow, othersHigh))
            + Long.bitCount(high & FloodFill.aroundHigh(othersLow, othersHigh));
    safe =
        Long.bitCount(low & ~distances.rivalsLow(seat))
            + Long.bitCount(high & ~distances.rivalsHigh(seat));
    var by = seatTerritories[seat].entries();
    counter.add(by[0], by[1], by[2], by[3], by[4], by[5], by[6], by[7]);
    twoWays = Long.bitCount(low & counter.atLeastTwo());
    threeWays = Long.bitCount(low & counter.atLeastThree());
    counter.add(by[8], by[9], by[10], by[11], by[12], by[13], by[14], by[15]);
    twoWays += Long.bitCount(high & counter.atLeastTwo());
    threeWays += Long.bitCount(high & counter.atLeastThree());
    countNeighbours(low, high);
  }

  private void countNeighbours(long low, long high) {
    long upLow = low << ROW;
    long upHigh = high << ROW | low >>> HALF - ROW;
    long downLow = low >>> ROW | high << HALF - ROW;
    long downHigh = high >>> ROW;
    counter.add(
        upLow,
        downLow,
        low << 1,
        upLow << 1,
        downLow << 1,
        low >>> 1 | high << HALF - 1,
        upLow >>> 1 | upHigh << HALF - 1,
        downLow >>> 1 | downHigh << HALF - 1);
    joined = Long.bitCount(low & counter.anySet());
    inner = Long.bitCount(low & counter.atLeastFive());
    counter.add(
        upHigh,
        downHigh,
        high >>> 1,
        upHigh >>> 1,
        downHigh >>> 1,
        high << 1 | low >>> HALF - 1,
        upHigh << 1 | upLow >>> HALF - 1,
        downHigh << 1 | downLow >>> HALF - 1);
    joined += Long.bitCount(high & counter.anySet());
    inner += Long.bitCount(high & counter.atLeastFive());
  }

  /** Returns the number of won fields that touch one of another seat. */
  public int contested() {
    return contested;
  }

  /** Returns the number of won fields that no other seat could reach soon, even unblocked. */
  public int safe() {
    return safe;
  }

  /** Returns the number of won fields that touch another won field. */
  public int joined() {
    return joined;
  }

  /** Returns the number of won fields that touch at least five others. */
  public int inner() {
    return inner;
  }

  /** Returns the number of won fields that can be entered in at least two directions. */
  public int twoWays() {
    return twoWays;
  }

  /** Returns the number of won fields that can be entered in at least three directions. */
  public int threeWays() {
    return threeWays;
  }

  /** Returns the number of fields that the seat would reach with fewer moves than any other. */
  public int ahead() {
    return distances.ahead();
  }

  /** Returns the number of fields that the seat would reach two moves or more before any other. */
  public int wellAhead() {
    return distances.wellAhead();
  }

  /** Returns whether no free field is near chevrons of two seats, as on a partitioned board. */
  public boolean mayBePartitioned() {
    return distances.isPartitioned();
  }

  /** Computes the territory of all seats. */
  public void compute() {
    distances.compute();
    Arrays.fill(claims, 0);
    freeLow = board.free(0);
    freeHigh = board.free(1);
    for (var seatTerritory : seatTerritories) {
      seatTerritory.start(overOwnColour);
    }
    int seats = seatTerritories.length;
    int running = (1 << seats) - 1 & ~position.resigned();
    for (int moves = 1; running != 0; moves++) {
      for (int i = 0, seat = position.turn(); i < seats; i++) {
        if ((running >> seat & 1) != 0 && !advance(seat, moves)) {
          running ^= 1 << seat;
        }
        seat = seat + 1 == seats ? 0 : seat + 1;
      }
    }
  }

  /** Makes one move of a seat, if it can still win a field, and returns whether to go on. */
  private boolean advance(int seat, int moves) {
    var seatTerritory = seatTerritories[seat];
    if (!seatTerritory.touches(freeLow, freeHigh)) {
      return false;
    }
    boolean goesOn = seatTerritory.advance(moves, freeLow, freeHigh);
    int claimed =
        Long.bitCount(freeLow & seatTerritory.wonLow())
            + Long.bitCount(freeHigh & seatTerritory.wonHigh());
    claims[seat * (STEPS + 1) + Math.min(moves, STEPS)] += claimed;
    freeLow &= ~seatTerritory.wonLow();
    freeHigh &= ~seatTerritory.wonHigh();
    return goesOn;
  }
}
