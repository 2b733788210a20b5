package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

/**
 * Finds out who reaches which neutral fields first if everybody runs at once: a flood from all
 * chevrons that respects headings, border twists and the order of turns. A field belongs to the
 * seat that arrives first, and the others do not pass through it. Who touches no free field any
 * more, or has won nothing with {@link #MAX_IDLE_MOVES} moves in a row, runs no further.
 *
 * <p>Fields are kept as bit sets of two longs, by {@link Fields#bit}.
 */
final class Territory {
  /** Arrivals after this many moves are counted together. */
  public static final int STEPS = 4;

  /** So many moves a seat goes on over fields of its own. */
  static final int MAX_IDLE_MOVES = 3;

  private static final int SEATS = 4;
  private static final int HALF = FloodFill.HALF;
  private static final int ROW = Fields.ROW_BITS;

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
   * A race on the board of a position, whatever that holds when it is run. Over fields of their own
   * colour chevrons run only if trails are open.
   */
  public Territory(ShacruPosition position) {
    this.position = position;
    overOwnColour = position.hasOpenTrails();
    board = position.board();
    distances = new MoveDistances(position);
    seatTerritories = new SeatTerritory[position.seats()];
    for (int seat = 0; seat < seatTerritories.length; seat++) {
      seatTerritories[seat] = new SeatTerritory(position, distances, seat);
    }
  }

  /** How many fields a seat won with that many moves, from 1, or {@link #STEPS} or more. */
  public int claims(int seat, int moves) {
    return claims[seat * (STEPS + 1) + moves];
  }

  /** Looks closer at what a seat won; the questions below are about it then. */
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

  /** How many of the fields touch one that another seat won. */
  public int contested() {
    return contested;
  }

  /** How many of the fields no other seat comes to soon, even if nobody stood in its way. */
  public int safe() {
    return safe;
  }

  /** How many of the fields touch another of them. */
  public int joined() {
    return joined;
  }

  /** How many of the fields touch at least five others of them. */
  public int inner() {
    return inner;
  }

  /** How many of the fields can be entered in at least two directions. */
  public int twoWays() {
    return twoWays;
  }

  /** How many of the fields can be entered in at least three directions. */
  public int threeWays() {
    return threeWays;
  }

  /** To how many fields the seat would come with fewer moves than any other. */
  public int ahead() {
    return distances.ahead();
  }

  /** The same with at least two moves fewer, or if no other comes there soon. */
  public int wellAhead() {
    return distances.wellAhead();
  }

  /**
   * Whether no free field is near to chevrons of two seats, as on a board that has fallen apart.
   */
  public boolean mayBePartitioned() {
    return distances.isPartitioned();
  }

  /** Runs the race. */
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

  /** Moves a seat on by one step, if it can still win anything; whether it is worth going on. */
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
