package tabuleiro.rules.niju;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.console.Solver;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Solver of Ni-Ju with the fewest tiles per hand, by exhaustive search with a cache. A pattern
 * takes all tiles of its owner, so that a seat cannot win any more once one of its tiles lies
 * apart.
 */
public final class NiJuSolver implements Solver {
  /** The number of tiles in a pattern, including its centre. */
  public static final int TILES = TilePatterns.MARKS + 1;

  private static final int MAX_CACHED = 1 << 22;

  /** For each seat whether it can force a win, by the hash of the position. */
  private final List<Map<Long, Boolean>> known = List.of(new HashMap<>(), new HashMap<>());

  private final MoveList[] lists = new MoveList[2 * TILES];
  private NiJuPosition position;
  private NiJuBoard table;

  /** The seat whose wins are searched. */
  private int seat;

  /** Creates a solver with an empty cache. */
  public NiJuSolver() {
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
  }

  @Override
  public int winsIn(Position shown) {
    position = ((NiJuPosition) shown).copy();
    table = position.table();
    for (int winner = 0; winner < 2; winner++) {
      seat = winner;
      if (isForced()) {
        int plies = pliesToWin();
        return winner == shown.turn() ? plies : -plies;
      }
    }
    return 0;
  }

  /**
   * Returns the plies to the win. A pattern is complete with its owner's last tile; whether that
   * ends the game depends on the race option.
   */
  private int pliesToWin() {
    int own = Integer.bitCount(table.hand(seat));
    int all = own + Integer.bitCount(table.hand(seat ^ 1));
    boolean atOnce = position.options().number(NiJu.RACE) == 1;
    return atOnce ? 2 * own - (position.turn() == seat ? 1 : 0) : all;
  }

  private boolean isForced() {
    if (position.isOver()) {
      return position.winners() == 1 << seat;
    }
    if (!hasHope(seat)) {
      return false;
    }
    var before = known.get(seat).get(position.hash());
    if (before != null) {
      return before;
    }
    boolean forced = position.turn() == seat ? hasWinningMove() : !hasDefence();
    if (known.get(seat).size() > MAX_CACHED) {
      known.get(seat).clear();
    }
    known.get(seat).put(position.hash(), forced);
    return forced;
  }

  private boolean hasWinningMove() {
    var moves = list();
    for (int i = 0; i < moves.size(); i++) {
      if (isForcedAfter(moves.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the other seat can block or, while it can still win, win first. */
  private boolean hasDefence() {
    int hand = table.hand(seat ^ 1);
    int anyShape = NiJuMove.orientation(Integer.numberOfTrailingZeros(hand), 0);
    for (int i = 0; i < table.frontierSize(); i++) {
      if (isHopelessAfter(anyShape | table.frontier(i))) {
        return true;
      }
    }
    for (int i = 0; i < table.frontierSize(); i++) {
      if (!isForcedAfter(anyShape | table.frontier(i))) {
        return true;
      }
    }
    return hasHope(seat ^ 1) && hasDefenceAmongAll();
  }

  private boolean hasDefenceAmongAll() {
    var moves = list();
    for (int i = 0; i < moves.size(); i++) {
      if (!isForcedAfter(moves.get(i))) {
        return true;
      }
    }
    return false;
  }

  private MoveList list() {
    var moves = lists[table.laid()];
    moves.clear();
    position.moves(moves);
    return moves;
  }

  private boolean isForcedAfter(int move) {
    position.play(move);
    boolean forced = isForced();
    position.undo();
    return forced;
  }

  private boolean isHopelessAfter(int move) {
    position.play(move);
    boolean hopeless = !hasHope(seat);
    position.undo();
    return hopeless;
  }

  /** Returns whether all laid tiles of a seat could be part of one complete pattern. */
  private boolean hasHope(int owner) {
    int count = TILES - Integer.bitCount(table.hand(owner));
    int cell = -1;
    for (int i = 0; i < table.laid(); i++) {
      if (table.owner(i) == owner) {
        cell = table.cell(i);
        if (!table.isDead(i) && table.filled(i) == count - 1) {
          return true;
        }
      }
    }
    return count == 0 || hasHopeBeside(cell, count, owner);
  }

  /** Returns whether a tile of the hand next to a cell could be the centre of the pattern. */
  private boolean hasHopeBeside(int cell, int count, int owner) {
    for (int heading = 0; heading < 8; heading++) {
      int core = cell + NiJuGrid.step(heading);
      int own = table.around(core, owner);
      if (table.at(core) < 0
          && Integer.bitCount(own) == count
          && isMarked(own, table.around(core, owner ^ 1), table.hand(owner))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a tile of the hand can mark all own neighbours and no enemy. */
  private static boolean isMarked(int own, int enemies, int hand) {
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int tile = Integer.numberOfTrailingZeros(rest);
      for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
        int marks = TilePatterns.marks(tile, turns);
        if ((own & ~marks) == 0 && (marks & enemies) == 0) {
          return true;
        }
      }
    }
    return false;
  }
}
