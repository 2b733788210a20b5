package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Finds the shortest paths of a seat's chevrons to the free fields by breadth-first search, as if
 * all other chevrons stood still.
 */
final class ShortestPaths {
  /** The distance of unreachable fields. */
  static final int UNREACHABLE = Integer.MAX_VALUE;

  private static final int START = -1;

  private final ShacruPosition position;
  private final int seat;
  private final boolean twist;
  private final int[] moves = new int[PacruGrid.COUNT];

  /** For each reached stance its predecessor, {@link #START} at the beginning. */
  private final int[] predecessor = new int[PacruGrid.COUNT * 8];

  private final int[] queue = new int[PacruGrid.COUNT * 8];
  private int count;
  private boolean uncertain;

  /** Computes the paths on the current board; a resigned seat has none. */
  ShortestPaths(ShacruPosition position, int seat) {
    this.position = position;
    this.seat = seat;
    twist = position.options().is("twist", "on");
    Arrays.fill(moves, UNREACHABLE);
    Arrays.fill(predecessor, UNREACHABLE);
    for (int number = 0; number < ChevronBoard.SLOTS && !position.hasResigned(seat); number++) {
      if (position.stance(seat, number) >= 0) {
        visit(position.stance(seat, number), START);
      }
    }
    int length = 1;
    for (int next = 0; next < count; length++) {
      for (int end = count; next < end; next++) {
        expand(queue[next], length);
      }
    }
  }

  /** Returns the number of moves to a free field, or {@link #UNREACHABLE}. */
  int moves(int field) {
    return moves[field];
  }

  /** Returns whether a shortest path crosses itself, which closed trails forbid. */
  boolean isUncertain() {
    return uncertain;
  }

  private void expand(int stance, int length) {
    for (int turn = -1; turn <= 1; turn++) {
      int to = PacruGrid.ahead(stance, turn);
      if (position.isFree(to, seat)) {
        if (moves[to] == UNREACHABLE && position.markerOwner(to) < 0) {
          moves[to] = length;
          uncertain |= !position.hasOpenTrails() && isSelfCrossing(stance);
        }
        boolean twists = twist && PacruGrid.crosses(PacruGrid.field(stance), to);
        for (int more = twists ? -1 : 0; more <= (twists ? 1 : 0); more++) {
          visit(PacruGrid.stance(to, stance + turn + more), stance);
        }
      }
    }
  }

  private void visit(int stance, int from) {
    if (predecessor[stance] == UNREACHABLE) {
      predecessor[stance] = from;
      queue[count++] = stance;
    }
  }

  private boolean isSelfCrossing(int last) {
    for (int stance = last; stance != START; stance = predecessor[stance]) {
      for (int earlier = predecessor[stance]; earlier != START; earlier = predecessor[earlier]) {
        if (PacruGrid.field(earlier) == PacruGrid.field(stance)) {
          return true;
        }
      }
    }
    return false;
  }
}
