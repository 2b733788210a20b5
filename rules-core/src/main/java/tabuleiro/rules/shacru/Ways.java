package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

/** The shortest ways of a seat's chevrons to the free fields, if everybody else stood still. */
final class Ways {
  /** More moves than any way has. */
  static final int NEVER = Integer.MAX_VALUE;

  private static final int START = -1;

  private final ShacruPosition position;
  private final int seat;
  private final boolean twist;
  private final int[] moves = new int[Fields.COUNT];

  /** For each stance that was reached the one before it, {@link #START} at the beginning. */
  private final int[] before = new int[Fields.COUNT * 8];

  private final int[] reached = new int[Fields.COUNT * 8];
  private int count;
  private boolean doubtful;

  /** The ways as the board stands now; a seat that gave up has none. */
  Ways(ShacruPosition position, int seat) {
    this.position = position;
    this.seat = seat;
    twist = position.options().is("twist", "on");
    Arrays.fill(moves, NEVER);
    Arrays.fill(before, NEVER);
    for (int number = 0; number < ChevronBoard.SLOTS && !position.hasResigned(seat); number++) {
      if (position.stance(seat, number) >= 0) {
        reach(position.stance(seat, number), START);
      }
    }
    int length = 1;
    for (int next = 0; next < count; length++) {
      for (int end = count; next < end; next++) {
        advance(reached[next], length);
      }
    }
  }

  /** How many moves it is to a free field, or {@link #NEVER}. */
  int moves(int field) {
    return moves[field];
  }

  /**
   * Whether a way was taken for the shortest that crosses itself: on closed trails no chevron can
   * go it, and whether there is another one was not looked for.
   */
  boolean isDoubtful() {
    return doubtful;
  }

  private void advance(int stance, int length) {
    for (int turn = -1; turn <= 1; turn++) {
      int to = Fields.ahead(stance, turn);
      if (position.isFree(to, seat)) {
        if (moves[to] == NEVER && position.markerOwner(to) < 0) {
          moves[to] = length;
          doubtful |= !position.hasOpenTrails() && crossesItself(stance);
        }
        boolean twists = twist && Fields.crosses(Fields.field(stance), to);
        for (int more = twists ? -1 : 0; more <= (twists ? 1 : 0); more++) {
          reach(Fields.stance(to, stance + turn + more), stance);
        }
      }
    }
  }

  private void reach(int stance, int from) {
    if (before[stance] == NEVER) {
      before[stance] = from;
      reached[count++] = stance;
    }
  }

  private boolean crossesItself(int last) {
    for (int stance = last; stance != START; stance = before[stance]) {
      for (int earlier = before[stance]; earlier != START; earlier = before[earlier]) {
        if (Fields.field(earlier) == Fields.field(stance)) {
          return true;
        }
      }
    }
    return false;
  }
}
