package tabuleiro.rules.shacru;

import java.util.Arrays;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;

/**
 * Whether some chevron could ever reach a neutral field over fields of its own colour.
 *
 * <p>Headings count, but other chevrons do not stand in the way, since they might move: so no game
 * ends too early.
 */
final class Reach {
  private final ChevronBoard board;
  private final boolean twist;
  private final boolean[] seen = new boolean[Fields.COUNT * 8];
  private final int[] waiting = new int[Fields.COUNT * 8];
  private int count;

  Reach(ChevronBoard board, boolean twist) {
    this.board = board;
    this.twist = twist;
  }

  /** Whether there is such a chevron. */
  boolean anyNeutral() {
    for (int seat = 0; seat < 4; seat++) {
      Arrays.fill(seen, false);
      for (int i = 0; i < ChevronBoard.SLOTS; i++) {
        int stance = board.stance(seat * ChevronBoard.SLOTS + i);
        if (stance >= 0) {
          visit(stance);
        }
      }
      if (findsNeutral(seat)) {
        return true;
      }
    }
    return false;
  }

  private boolean findsNeutral(int seat) {
    while (count > 0) {
      int stance = waiting[--count];
      for (int turn = -1; turn <= 1; turn++) {
        int to = Fields.ahead(stance, turn);
        if (to == Fields.OFF) {
          continue;
        }
        int marker = board.marker(to);
        if (marker < 0) {
          count = 0;
          return true;
        }
        if (marker == seat) {
          arrive(to, stance + turn, twist && Fields.crosses(stance >> 3, to));
        }
      }
    }
    return false;
  }

  private void arrive(int field, int heading, boolean twists) {
    visit(Fields.stance(field, heading));
    if (twists) {
      visit(Fields.stance(field, heading - 1));
      visit(Fields.stance(field, heading + 1));
    }
  }

  private void visit(int stance) {
    if (!seen[stance]) {
      seen[stance] = true;
      waiting[count++] = stance;
    }
  }
}
