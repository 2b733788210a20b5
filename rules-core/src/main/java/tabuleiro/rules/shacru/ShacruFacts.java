package tabuleiro.rules.shacru;

import java.util.List;
import tabuleiro.rules.game.Fact;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Counts what players of Shacru pay attention to, such as own fields and fields reached first;
 * explanations are built from these counts.
 */
public final class ShacruFacts {
  /** The fields of the seat's colour. */
  public static final Fact FIELDS = Fact.lasting("{0} has {1} field(s)", 60, Position::score);

  /** The free fields that only chevrons of the seat could ever reach. */
  public static final Fact ALONE =
      Fact.lasting("{0} can reach {1} free field(s) that nobody else can", 40, ShacruFacts::alone);

  /** The free fields that the seat reaches with fewer moves than all others. */
  public static final Fact NEARER =
      Fact.lasting("{0} is nearer than all others to {1} free field(s)", 25, ShacruFacts::nearer);

  /** The chevrons that have a move. */
  public static final Fact MOVABLE =
      Fact.lasting("{0} has {1} chevron(s) that can move", 100, ShacruFacts::movable);

  static final List<Fact> ALL = List.of(FIELDS, ALONE, NEARER, MOVABLE);

  private ShacruFacts() {}

  private static int alone(Position position, int seat) {
    var shacru = (ShacruPosition) position;
    var ownPaths = new ShortestPaths(shacru, seat);
    if (ownPaths.isUncertain()) {
      return Fact.UNKNOWN;
    }
    var reachOfOthers = shacru.reachOfOthers(seat);
    int alone = 0;
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      alone +=
          ownPaths.moves(field) < ShortestPaths.UNREACHABLE && !reachOfOthers.get(field) ? 1 : 0;
    }
    return alone;
  }

  private static int nearer(Position position, int seat) {
    var shacru = (ShacruPosition) position;
    var paths = new ShortestPaths[shacru.seats()];
    for (int each = 0; each < paths.length; each++) {
      paths[each] = new ShortestPaths(shacru, each);
      if (paths[each].isUncertain()) {
        return Fact.UNKNOWN;
      }
    }
    int nearer = 0;
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int others = ShortestPaths.UNREACHABLE;
      for (int each = 0; each < paths.length; each++) {
        others = each == seat ? others : Math.min(others, paths[each].moves(field));
      }
      nearer += paths[seat].moves(field) < others ? 1 : 0;
    }
    return nearer;
  }

  private static int movable(Position position, int seat) {
    var shacru = (ShacruPosition) position;
    int movable = 0;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = shacru.stance(seat, number);
      boolean moves = false;
      for (int turn = -1; turn <= 1 && stance >= 0; turn++) {
        moves |= shacru.isFree(PacruGrid.ahead(stance, turn), seat);
      }
      movable += moves ? 1 : 0;
    }
    return movable;
  }
}
