package tabuleiro.rules.shacru;

import java.util.Arrays;
import java.util.BitSet;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Computes which neutral fields the chevrons could still reach if they moved for ever, over fields
 * of their own colour if trails are open; so the end of the game is recognised.
 *
 * <p>A chevron that can never move again blocks its field and reaches nothing. All others are
 * assumed not to block each other, so that no game ends too early.
 */
final class Reachability {
  private static final int SLOTS = 4 * ChevronBoard.SLOTS;

  private final ChevronBoard board;
  private final boolean twist;
  private final boolean open;
  private final boolean[] seen = new boolean[PacruGrid.COUNT * 8];
  private final boolean[] counted = new boolean[PacruGrid.COUNT];
  private final int[] stack = new int[PacruGrid.COUNT * 8];
  private int count;

  /** The slots of the chevrons that can never move again, as bits. */
  private int immobile;

  Reachability(ChevronBoard board, boolean twist, boolean open) {
    this.board = board;
    this.twist = twist;
    this.open = open;
  }

  /** Returns whether any chevron of a seat that has not resigned could reach a neutral field. */
  boolean anyNeutral(int resigned) {
    findImmobile(resigned);
    return anyReachable();
  }

  /**
   * Returns whether any chevron could reach a neutral field by the rules of earlier versions, which
   * assumed that every chevron may move again.
   */
  boolean anyNeutralInEarlierVersions() {
    immobile = 0;
    return anyReachable();
  }

  private boolean anyReachable() {
    for (int seat = 0; seat < 4; seat++) {
      if (search(seat, 1) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of neutral fields that the seat could reach if the others did nothing. */
  int countNeutral(int seat, int resigned) {
    findImmobile(resigned);
    return search(seat, PacruGrid.COUNT);
  }

  /** Adds the neutral fields that the seat could reach if the others did nothing. */
  void addNeutral(int seat, int resigned, BitSet fields) {
    countNeutral(seat, resigned);
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      fields.set(field, fields.get(field) || counted[field]);
    }
  }

  /** Finds the immobile chevrons. Each may immobilise others, so this repeats until none is new. */
  private void findImmobile(int resigned) {
    immobile = 0;
    int before;
    do {
      before = immobile;
      for (int slot = 0; slot < SLOTS; slot++) {
        int stance = board.stance(slot);
        int seat = slot / ChevronBoard.SLOTS;
        if (stance >= 0 && ((resigned >> seat & 1) != 0 || !mayLeave(stance, seat))) {
          immobile |= 1 << slot;
        }
      }
    } while (immobile != before);
  }

  private boolean mayLeave(int stance, int seat) {
    return mayEnter(PacruGrid.ahead(stance, -1), seat)
        || mayEnter(PacruGrid.ahead(stance, 0), seat)
        || mayEnter(PacruGrid.ahead(stance, 1), seat);
  }

  /**
   * Returns whether the seat may enter the field's colour and no immobile chevron blocks the field.
   */
  private boolean mayEnter(int field, int seat) {
    if (field == PacruGrid.OFF) {
      return false;
    }
    int marker = board.marker(field);
    return (marker < 0 || open && marker == seat)
        && !(board.isOccupied(field) && isImmobile(board.slot(field)));
  }

  private boolean isImmobile(int slot) {
    return (immobile >> slot & 1) != 0;
  }

  /** Counts the neutral fields that the seat could reach and stops at {@code enough}. */
  private int search(int seat, int enough) {
    Arrays.fill(seen, false);
    Arrays.fill(counted, false);
    count = 0;
    int first = seat * ChevronBoard.SLOTS;
    for (int slot = first; slot < first + ChevronBoard.SLOTS; slot++) {
      if (board.stance(slot) >= 0 && !isImmobile(slot)) {
        visit(board.stance(slot));
      }
    }
    int found = 0;
    while (count > 0 && found < enough) {
      int stance = stack[--count];
      for (int turn = -1; turn <= 1; turn++) {
        int to = PacruGrid.ahead(stance, turn);
        if (mayEnter(to, seat)) {
          if (board.marker(to) < 0 && !counted[to]) {
            counted[to] = true;
            found++;
          }
          arrive(to, stance + turn, twist && PacruGrid.crosses(PacruGrid.field(stance), to));
        }
      }
    }
    return found;
  }

  private void arrive(int field, int heading, boolean twists) {
    visit(PacruGrid.stance(field, heading));
    if (twists) {
      visit(PacruGrid.stance(field, heading - 1));
      visit(PacruGrid.stance(field, heading + 1));
    }
  }

  private void visit(int stance) {
    if (!seen[stance]) {
      seen[stance] = true;
      stack[count++] = stance;
    }
  }
}
