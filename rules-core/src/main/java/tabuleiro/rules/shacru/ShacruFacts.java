package tabuleiro.rules.shacru;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Counts what players of Shacru pay attention to, such as own fields and fields reached first;
 * explanations are built from these counts.
 */
public final class ShacruFacts {
  /** The fields of the seat's colour. */
  public static final CountableFact FIELDS =
      CountableFact.lasting("{0} has {1} field(s)", 60, Position::score);

  /** The free fields that only chevrons of the seat could ever reach. */
  public static final CountableFact ALONE =
      CountableFact.lasting(
          "{0} can reach {1} free field(s) that nobody else can", 40, ShacruFacts::alone);

  /** The free fields that the seat reaches with fewer moves than all others. */
  public static final CountableFact NEARER =
      CountableFact.lasting(
          "{0} is nearer than all others to {1} free field(s)", 25, ShacruFacts::nearer);

  /** The chevrons that have a move. */
  public static final CountableFact MOVABLE =
      CountableFact.lasting("{0} has {1} chevron(s) that can move", 100, ShacruFacts::movable);

  /** The chevrons of others whose only way a seat can block with one move. */
  public static final CountableFact CAN_BLOCK =
      new CountableFact(
              "{0} can block the only way of {1} chevron(s)", 60, false, ShacruFacts::blocked)
          .at((position, seat) -> Touch.squares(blockable((ShacruPosition) position, seat)));

  static final List<CountableFact> ALL = List.of(FIELDS, ALONE, NEARER, MOVABLE, CAN_BLOCK);

  private ShacruFacts() {}

  private static int alone(Position position, int seat) {
    var shacru = (ShacruPosition) position;
    var ownPaths = new ShortestPaths(shacru, seat);
    if (ownPaths.isUncertain()) {
      return CountableFact.UNKNOWN;
    }
    var reachOfOthers = shacru.reachOfOthers(seat);
    return (int)
        IntStream.range(0, PacruGrid.COUNT)
            .filter(field -> ownPaths.moves(field) < ShortestPaths.UNREACHABLE)
            .filter(field -> !reachOfOthers.get(field))
            .count();
  }

  private static int nearer(Position position, int seat) {
    var shacru = (ShacruPosition) position;
    var paths = new ShortestPaths[shacru.seats()];
    for (int each = 0; each < paths.length; each++) {
      paths[each] = new ShortestPaths(shacru, each);
      if (paths[each].isUncertain()) {
        return CountableFact.UNKNOWN;
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

  private static int blocked(Position position, int seat) {
    return blockable((ShacruPosition) position, seat).cardinality();
  }

  /** Returns where those chevrons are; a waiting seat threatens only those of the seat to move. */
  private static BitSet blockable(ShacruPosition shacru, int seat) {
    var blockable = new BitSet();
    for (int other = 0; other < shacru.seats(); other++) {
      boolean counts = other != seat && (seat == shacru.turn() || other == shacru.turn());
      for (int number = 0; number < ChevronBoard.SLOTS && counts; number++) {
        if (isBlockable(shacru, seat, other, number)) {
          blockable.set(PacruGrid.field(shacru.stance(other, number)));
        }
      }
    }
    return blockable;
  }

  private static boolean isBlockable(ShacruPosition shacru, int seat, int other, int number) {
    var ways = ways(shacru, other, number);
    boolean isBlockable = false;
    for (int each = 0; each < ChevronBoard.SLOTS && ways.cardinality() == 1; each++) {
      isBlockable |=
          ways(shacru, seat, each).intersects(ways)
              && !frees(shacru, PacruGrid.field(shacru.stance(seat, each)), other, number);
    }
    return isBlockable;
  }

  /** Returns whether a chevron could enter a field as soon as the one on it has left. */
  private static boolean frees(ShacruPosition shacru, int left, int seat, int number) {
    int marker = shacru.markerOwner(left);
    boolean isFree = marker < 0 || shacru.hasOpenTrails() && marker == seat;
    int stance = shacru.stance(seat, number);
    return isFree
        && IntStream.rangeClosed(-1, 1).anyMatch(turn -> PacruGrid.ahead(stance, turn) == left);
  }

  /** Returns the fields that a chevron can enter. */
  private static BitSet ways(ShacruPosition shacru, int seat, int number) {
    var ways = new BitSet();
    int stance = shacru.stance(seat, number);
    for (int turn = -1; turn <= 1 && stance >= 0; turn++) {
      int to = PacruGrid.ahead(stance, turn);
      if (shacru.isFree(to, seat)) {
        ways.set(to);
      }
    }
    return ways;
  }

  private static int movable(Position position, int seat) {
    var shacru = (ShacruPosition) position;
    return (int)
        IntStream.range(0, ChevronBoard.SLOTS)
            .filter(number -> !ways(shacru, seat, number).isEmpty())
            .count();
  }
}
