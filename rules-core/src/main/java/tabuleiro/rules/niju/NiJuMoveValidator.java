package tabuleiro.rules.niju;

import java.util.List;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Checks whether a move of Ni-Ju is legal, given as numbers or touches, and returns the exact
 * reason if it is not.
 */
final class NiJuMoveValidator {
  private NiJuMoveValidator() {}

  /** Validates and packs a move with the fewest turns for its orientation. */
  static int move(NiJuPosition position, int seat, int tile, int turns, int x, int y)
      throws RefusalException {
    tile(position, seat, tile);
    turns(turns);
    cell(position.table(), x, y);
    return NiJuMove.of(tile, TilePatterns.fewestTurns(tile, turns), NiJuGrid.cell(x, y));
  }

  /** Returns why no legal move begins with these touches. */
  static RefusalException refusalOf(NiJuPosition position, List<Touch> touches) {
    try {
      if (position.isOver()) {
        return new RefusalException(CommonReason.GAME_OVER);
      }
      Touch.Tile tile = null;
      Touch.Turn turn = null;
      for (var touch : touches) {
        if (touch instanceof Touch.Tile touched && tile == null) {
          tile(position, position.turn(), touched.id());
          tile = touched;
        } else if (touch instanceof Touch.Turn touched && turn == null) {
          turns(touched.turns());
          turn = touched;
        } else if (touch instanceof Touch.Cell touched) {
          cell(position.table(), touched.x(), touched.y());
        } else if (touch instanceof Touch.Pass) {
          return new RefusalException(CommonReason.CANNOT_PASS);
        }
      }
      if (tile != null && turn != null && turn.turns() >= TilePatterns.turns(tile.id())) {
        int fewest = TilePatterns.fewestTurns(tile.id(), turn.turns());
        return new RefusalException(NiJuReason.SAME_ORIENTATION, tile.id(), turn.turns(), fewest);
      }
      return new RefusalException(NiJuReason.ONE_OF_EACH);
    } catch (RefusalException refusal) {
      return refusal;
    }
  }

  private static void tile(NiJuPosition position, int seat, int tile) throws RefusalException {
    int most = position.options().number(NiJu.TILES);
    if (tile < 1 || tile > most) {
      throw new RefusalException(NiJuReason.NO_SUCH_TILE, tile, most);
    }
    if ((position.table().hand(seat) >> tile & 1) == 0) {
      throw new RefusalException(NiJuReason.TILE_LAID, tile);
    }
  }

  private static void turns(int turns) throws RefusalException {
    if (turns < 0 || turns > 3) {
      throw new RefusalException(NiJuReason.NO_SUCH_TURN, turns);
    }
  }

  private static void cell(NiJuBoard table, int x, int y) throws RefusalException {
    int cell = NiJuGrid.cell(x, y);
    if (cell >= 0 && table.isFrontier(cell)) {
      return;
    }
    var name = NiJuGrid.name(x, y);
    if (table.laid() == 0) {
      throw new RefusalException(NiJuReason.FIRST_AT_ORIGIN, name);
    }
    if (table.at(x, y) >= 0) {
      throw new RefusalException(NiJuReason.CELL_OCCUPIED, name);
    }
    throw new RefusalException(
        touchesACorner(table, cell) ? NiJuReason.ONLY_A_CORNER : NiJuReason.NO_NEIGHBOUR, name);
  }

  private static boolean touchesACorner(NiJuBoard table, int cell) {
    for (int heading = 1; cell >= 0 && heading < 8; heading += 2) {
      if (table.at(cell + NiJuGrid.step(heading)) >= 0) {
        return true;
      }
    }
    return false;
  }
}
