package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.TilePatterns;

/** Draws the tiles of a hand of Ni-Ju, with selection, hint and keyboard focus. */
final class NiJuHandPainter {
  private static final float TILE = 0.97f;

  private final NiJuHandView view;
  private final NiJuBoardView board;
  private final NiJuTilePainter tiles;
  private final BoardColors colors;

  NiJuHandPainter(NiJuHandView view, NiJuBoardView board) {
    this.view = view;
    this.board = board;
    tiles = board.tiles();
    colors = board.colors();
  }

  void draw(Canvas canvas) {
    for (int place = 0; place < view.count(); place++) {
      drawPlace(canvas, view.x(place), view.y(place), view.tile(place));
    }
  }

  private void drawPlace(Canvas canvas, float x, float y, int tile) {
    int seat = view.seat();
    float size = view.places().size();
    if (!view.isOther() && board.choice().tile() == tile) {
      tiles.drawFrame(canvas, x, y, TILE * size, seat, colors.select, 13);
    }
    if (!view.isOther() && board.isGlowing()) {
      tiles.drawFrame(canvas, x, y, TILE * size, seat, colors.target, 9);
    }
    drawTile(canvas, x, y, TILE * size, seat, tile);
    if (isAdvised(seat, tile)) {
      tiles.drawFrame(canvas, x, y, TILE * size, seat, colors.hint, 9);
    }
    if (view.focusedSpot() == tile) {
      tiles.drawFrame(canvas, x, y, TILE * size, seat, colors.focusHalo, 11);
      tiles.drawFrame(canvas, x, y, TILE * size, seat, colors.focus, 5);
    }
  }

  /** Draws a tile; if a cell was selected first, as it would look there. */
  private void drawTile(Canvas canvas, float x, float y, float size, int seat, int tile) {
    int marks = TilePatterns.marks(tile, board.choice().turns(seat, tile));
    if (view.offers() == null) {
      tiles.drawInHand(canvas, x, y, size, seat, tile, marks, 0);
      return;
    }
    int cell = board.choice().cell();
    int own = board.table().around(cell, seat);
    int enemy = board.table().around(cell, 1 - seat);
    tiles.drawLaid(canvas, x, y, size, seat, tile, marks, own, enemy, 1, 0);
  }

  private boolean isAdvised(int seat, int tile) {
    return board.hint() != BoardView.NO_MOVE
        && board.position().turn() == seat
        && NiJuMove.tile(board.hint()) == tile;
  }
}
