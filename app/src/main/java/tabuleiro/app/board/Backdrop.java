package tabuleiro.app.board;

import android.graphics.Bitmap;
import android.graphics.Canvas;

/**
 * What lies beneath everything else on a board. Its material costs more to draw than all the rest
 * and seldom changes, so it is painted once and kept, as far as room was made for it.
 */
public final class Backdrop {
  /** Paints it. */
  public interface Painter {
    void paint(Canvas canvas);
  }

  private final Painter painter;
  private final Canvas inside = new Canvas();
  private Bitmap kept;
  private boolean stale;

  public Backdrop(Painter painter) {
    this.painter = painter;
  }

  /** Makes room for so many pixels. */
  public void keep(int width, int height) {
    if (kept == null || kept.getWidth() != width || kept.getHeight() != height) {
      kept = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
      kept.setDensity(Bitmap.DENSITY_NONE);
      inside.setBitmap(kept);
    }
    stale = true;
  }

  /** It looks otherwise from now on. */
  public void change() {
    stale = true;
  }

  /** Draws it as it is kept. */
  public void draw(Canvas canvas) {
    if (kept == null) {
      painter.paint(canvas);
      return;
    }
    if (stale) {
      kept.eraseColor(0);
      painter.paint(inside);
      stale = false;
    }
    canvas.drawBitmap(kept, 0, 0, null);
  }

  /** Draws it anew, in full sharpness where it is enlarged. */
  public void drawSharp(Canvas canvas) {
    painter.paint(canvas);
  }
}
