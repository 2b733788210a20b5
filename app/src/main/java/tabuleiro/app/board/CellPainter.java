package tabuleiro.app.board;

import android.graphics.Paint;
import android.graphics.RectF;
import androidx.annotation.ColorInt;

/**
 * What all that draw on the squares of a board share: their brushes, the colours of the theme, and
 * that lengths are parts of a cell. Nothing is made while drawing.
 */
public abstract class CellPainter {
  /** The colours of the theme. */
  protected final BoardColors colors;

  /** Fills what is drawn with it. */
  protected final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);

  /** Draws outlines; {@link #stroke} says how. */
  protected final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);

  /** Holds what is drawn next; {@link #around} sets it. */
  protected final RectF box = new RectF();

  /** The side of a cell in pixels. */
  protected float cell;

  protected CellPainter(BoardColors colors) {
    this.colors = colors;
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    line.setStrokeJoin(Paint.Join.ROUND);
  }

  /** Makes everything fit a cell of that side; painters that override this call it first. */
  public void resize(float newCell) {
    cell = newCell;
  }

  /** Makes {@link #box} a square round a place that reaches so far, in cells, to each side. */
  protected final void around(float x, float y, float half) {
    float reach = half * cell;
    box.set(x - reach, y - reach, x + reach, y + reach);
  }

  /** Sets how outlines are drawn from now on; the width is a part of the cell. */
  protected final void stroke(@ColorInt int color, float width) {
    line.setColor(color);
    line.setStrokeWidth(width * cell);
  }
}
