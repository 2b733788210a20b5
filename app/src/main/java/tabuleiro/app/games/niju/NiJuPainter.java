package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import tabuleiro.app.board.BaseCellPainter;

/**
 * Base class of the painters that draw Ni-Ju's board and tiles. Between {@link #beginCell} and the
 * canvas's restore, lengths are hundredths of a cell, independent of the size on the screen.
 */
abstract class NiJuPainter extends BaseCellPainter {
  /** Units per cell. */
  private static final float UNIT = 100;

  /** The game's colours, which include those of the theme. */
  protected final NiJuColors niju;

  NiJuPainter(NiJuColors colors) {
    super(colors);
    niju = colors;
    cell = 1; // The canvas is scaled instead.
  }

  /** Translates to the middle of a cell and scales it to a hundred units. */
  protected static void beginCell(Canvas canvas, float x, float y, float size) {
    begin(canvas, x, y, size / UNIT);
  }
}
