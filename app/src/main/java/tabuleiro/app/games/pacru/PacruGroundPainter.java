package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import tabuleiro.app.board.BaseCellPainter;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * Base class of painters that draw the background of a board of Shacru or Azacru in the game's
 * material, such as sand.
 */
public abstract class PacruGroundPainter extends BaseCellPainter {
  protected PacruGroundPainter(BoardColors colors) {
    super(colors);
  }

  /** Reads the position and the layout. */
  protected abstract void read(PacruPosition position, SquareGrid grid);

  /** Draws the ground beneath all fields. */
  protected abstract void drawGround(Canvas canvas);

  /** Draws a field without an owner. */
  protected abstract void drawField(Canvas canvas, float x, float y);
}
