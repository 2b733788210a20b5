package tabuleiro.app.board;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import androidx.annotation.ColorInt;

/**
 * Base class of painters, which draw on the squares of a board: holds paints, theme colours and the
 * size of a cell. Lengths are fractions of a cell. Subclasses allocate nothing while drawing.
 */
public abstract class BaseCellPainter {
  /** Colours of the theme. */
  protected final BoardColors colors;

  /** Paint for filled shapes. */
  protected final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);

  /** Paint for outlines; configured by {@link #stroke}. */
  protected final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);

  /** Bounds of what is drawn next; set by {@link #around}. */
  protected final RectF box = new RectF();

  /** Side of a cell in pixels. */
  protected float cell;

  protected BaseCellPainter(BoardColors colors) {
    this.colors = colors;
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    line.setStrokeJoin(Paint.Join.ROUND);
  }

  /** Sets the side of a cell; overriding methods must call super first. */
  public void resize(float newCell) {
    cell = newCell;
  }

  /** Sets {@link #box} to a square around a place, extending {@code half} cells to each side. */
  protected final void around(float x, float y, float half) {
    float reach = half * cell;
    box.set(x - reach, y - reach, x + reach, y + reach);
  }

  /** Moves the origin to a place and scales what is drawn, until the canvas is restored. */
  protected static void begin(Canvas canvas, float x, float y, float scale) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(scale, scale);
  }

  /** Sets colour and width of outlines; the width is a fraction of a cell. */
  protected final void stroke(@ColorInt int color, float width) {
    line.setColor(color);
    line.setStrokeWidth(width * cell);
  }

  /** Fills a shape. */
  protected final void fillPath(Canvas canvas, Path shape, @ColorInt int color) {
    fill.setColor(color);
    canvas.drawPath(shape, fill);
  }

  /** Fills a circle; the radius is in pixels. */
  protected final void fillCircle(Canvas canvas, float x, float y, float radius, int color) {
    fill.setColor(color);
    canvas.drawCircle(x, y, radius, fill);
  }

  /** Fills {@link #box} with rounded corners; their radius is in pixels. */
  protected final void fillBox(Canvas canvas, float corner, @ColorInt int color) {
    fill.setColor(color);
    canvas.drawRoundRect(box, corner, corner, fill);
  }

  /** Draws the outline of a shape; the width is a fraction of a cell. */
  protected final void drawPath(Canvas canvas, Path shape, @ColorInt int color, float width) {
    stroke(color, width);
    canvas.drawPath(shape, line);
  }

  /** Draws a circle; the radius is in pixels, the width a fraction of a cell. */
  protected final void drawCircle(
      Canvas canvas, float x, float y, float radius, @ColorInt int color, float width) {
    stroke(color, width);
    canvas.drawCircle(x, y, radius, line);
  }
}
