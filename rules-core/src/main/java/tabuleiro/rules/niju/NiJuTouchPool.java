package tabuleiro.rules.niju;

import java.util.List;
import tabuleiro.rules.game.Touch;

/** Pool of reusable touch objects, so that a turn with a thousand moves creates few of them. */
final class NiJuTouchPool {
  private static final Touch[] TILES = new Touch[TilePatterns.COUNT + 1];
  private static final Touch[] TURNS = new Touch[4];

  // Filled on demand. Two threads may create a cell's touch, which are equal.
  private static final Touch[] CELLS = new Touch[NiJuGrid.CELLS];

  static {
    for (int tile = 1; tile < TILES.length; tile++) {
      TILES[tile] = new Touch.Tile(tile);
    }
    for (int turns = 0; turns < TURNS.length; turns++) {
      TURNS[turns] = new Touch.Turn(turns);
    }
  }

  private NiJuTouchPool() {}

  /** Returns the tile, rotation and cell of a move. */
  static List<Touch> of(int move) {
    return List.of(
        TILES[NiJuMove.tile(move)], TURNS[NiJuMove.turns(move)], cell(NiJuMove.cell(move)));
  }

  private static Touch cell(int cell) {
    var touch = CELLS[cell];
    if (touch == null) {
      touch = new Touch.Cell(NiJuGrid.x(cell), NiJuGrid.y(cell));
      CELLS[cell] = touch;
    }
    return touch;
  }
}
