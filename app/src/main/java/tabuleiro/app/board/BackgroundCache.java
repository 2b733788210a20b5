package tabuleiro.app.board;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import androidx.annotation.Nullable;
import java.util.function.Consumer;

/**
 * Bitmap cache of a board's background. The material costs more to draw than everything else and
 * changes rarely, so it is painted once, provided that room was reserved for it.
 */
public final class BackgroundCache {
  private final Consumer<Canvas> painter;
  private final Canvas inside = new Canvas();
  @Nullable private Bitmap kept;
  private boolean stale;

  public BackgroundCache(Consumer<Canvas> painter) {
    this.painter = painter;
  }

  /** Reserves a bitmap of this size. */
  public void keep(int width, int height) {
    if (kept == null || kept.getWidth() != width || kept.getHeight() != height) {
      kept = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
      kept.setDensity(Bitmap.DENSITY_NONE);
      inside.setBitmap(kept);
    }
    stale = true;
  }

  /** Marks the cached bitmap as outdated. */
  public void change() {
    stale = true;
  }

  /** Draws the cached bitmap, painting it first if it is outdated. */
  public void draw(Canvas canvas) {
    if (kept == null) {
      painter.accept(canvas);
      return;
    }
    if (stale) {
      kept.eraseColor(0);
      painter.accept(inside);
      stale = false;
    }
    canvas.drawBitmap(kept, 0, 0, null);
  }

  /** Draws the background without the cache, sharp even on a magnified canvas. */
  public void drawSharp(Canvas canvas) {
    painter.accept(canvas);
  }
}
