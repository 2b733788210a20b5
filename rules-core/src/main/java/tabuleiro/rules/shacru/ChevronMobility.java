package tabuleiro.rules.shacru;

import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/** Counts how many chevrons of a seat can move once, and how many twice. */
final class ChevronMobility {
  /** For each stance after a move the fields of the next move, as bit sets: the first longs. */
  private static final long[] NEXT_LOW = new long[(PacruGrid.COUNT + 1) * 8];

  /** The second longs of {@link #NEXT_LOW}. */
  private static final long[] NEXT_HIGH = new long[NEXT_LOW.length];

  /** The fields of the next move if a twist is allowed after crossing a border: the first longs. */
  private static final long[] TWISTED_LOW = new long[NEXT_LOW.length];

  private static final long[] TWISTED_HIGH = new long[NEXT_LOW.length];

  static {
    for (int from = 0; from < PacruGrid.COUNT; from++) {
      for (int direction = 0; direction < 8; direction++) {
        int to = PacruGrid.step(from, direction);
        if (to != PacruGrid.OFF) {
          int stance = PacruGrid.stance(to, direction);
          addNext(stance, 1, NEXT_LOW, NEXT_HIGH);
          addNext(stance, PacruGrid.crosses(from, to) ? 2 : 1, TWISTED_LOW, TWISTED_HIGH);
        }
      }
    }
  }

  private static void addNext(int stance, int mostTurn, long[] low, long[] high) {
    for (int turn = -mostTurn; turn <= mostTurn; turn++) {
      int next = PacruGrid.step(PacruGrid.field(stance), stance + turn & 7);
      if (next != PacruGrid.OFF) {
        low[stance] |= FloodFill.low(next);
        high[stance] |= FloodFill.high(next);
      }
    }
  }

  private final ShacruPosition position;
  private final boolean overOwnColour;
  private final long[] nextLow;
  private final long[] nextHigh;
  private int movable;
  private int movableTwice;

  /** Creates the mobility of a position, which reads its state at each call. */
  public ChevronMobility(ShacruPosition position) {
    this.position = position;
    overOwnColour = position.hasOpenTrails();
    nextLow = position.hasTwist() ? TWISTED_LOW : NEXT_LOW;
    nextHigh = position.hasTwist() ? TWISTED_HIGH : NEXT_HIGH;
  }

  /** Counts the chevrons of a seat. */
  public void count(int seat) {
    var board = position.board();
    long openLow = board.free(0) | (overOwnColour ? board.open(seat, 0) : 0);
    long openHigh = board.free(1) | (overOwnColour ? board.open(seat, 1) : 0);
    movable = 0;
    movableTwice = 0;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        int canMove = 0;
        int canMoveTwice = 0;
        for (int turn = -1; turn <= 1; turn++) {
          int to = PacruGrid.ahead(stance, turn);
          int after = PacruGrid.stance(to, stance + turn);
          int open = board.isEmpty(to) || overOwnColour && board.isOpenColour(to, seat) ? 1 : 0;
          canMove |= open;
          canMoveTwice |= (nextLow[after] & openLow | nextHigh[after] & openHigh) != 0 ? open : 0;
        }
        movable += canMove;
        movableTwice += canMoveTwice;
      }
    }
  }

  /** Returns the number of chevrons that can move. */
  public int movable() {
    return movable;
  }

  /** Returns the number of chevrons that can move twice if nobody else moves. */
  public int movableTwice() {
    return movableTwice;
  }
}
