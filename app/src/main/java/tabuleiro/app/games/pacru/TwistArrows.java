package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.RectF;
import tabuleiro.app.board.BoardColors;

/**
 * The three arrows at a chevron that has crossed a border: turn left, keep, turn right. They stand
 * where they point to, large enough for a finger, moved aside together where the edge is near.
 */
final class TwistArrows {
  private static final int COUNT = 3;
  private static final float RADIUS_DP = 25;

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF box = new RectF();
  private final BoardColors colors;
  private final PacruPieces pieces;
  private final float dp;
  private final float[] xs = new float[COUNT];
  private final float[] ys = new float[COUNT];
  private float radius;
  private float degrees;
  private boolean shown;

  TwistArrows(BoardColors colors, PacruPieces pieces, float dp) {
    this.colors = colors;
    this.pieces = pieces;
    this.dp = dp;
  }

  void hide() {
    shown = false;
  }

  boolean isShown() {
    return shown;
  }

  /** Puts the arrows round a place from which a chevron points so many degrees clockwise. */
  void show(float x, float y, float heading, float cell, int width, int height) {
    shown = true;
    degrees = heading;
    radius = Math.max(RADIUS_DP * dp, 0.52f * cell);
    float away = Math.max(2.75f * radius, 1.2f * cell);
    box.set(x, y, x, y);
    for (int i = 0; i < COUNT; i++) {
      double angle = Math.toRadians(heading + 45 * (i - 1) - 90);
      xs[i] = x + away * (float) Math.cos(angle);
      ys[i] = y + away * (float) Math.sin(angle);
      if (i == 0) {
        box.set(xs[0], ys[0], xs[0], ys[0]);
      } else {
        box.union(xs[i], ys[i]);
      }
    }
    box.inset(-radius - dp, -radius - dp);
    float moveX = Math.max(0, -box.left) + Math.min(0, width - box.right);
    float moveY = Math.max(0, -box.top) + Math.min(0, height - box.bottom);
    for (int i = 0; i < COUNT; i++) {
      xs[i] += moveX;
      ys[i] += moveY;
    }
  }

  /** The turn, -1, 0 or 1, whose arrow is at a place, or {@link Integer#MIN_VALUE}. */
  int turnAt(float x, float y) {
    int nearest = Integer.MIN_VALUE;
    double least = radius;
    for (int i = 0; shown && i < COUNT; i++) {
      double distance = Math.hypot(xs[i] - x, ys[i] - y);
      if (distance <= least) {
        nearest = i - 1;
        least = distance;
      }
    }
    return nearest;
  }

  void bounds(int turn, Rect bounds) {
    bounds.set(
        Math.round(xs[turn + 1] - radius),
        Math.round(ys[turn + 1] - radius),
        Math.round(xs[turn + 1] + radius),
        Math.round(ys[turn + 1] + radius));
  }

  /** Draws the arrows; the one that is considered or waits for confirmation is filled. */
  void draw(Canvas canvas, int considered, float cell) {
    for (int i = 0; i < COUNT; i++) {
      boolean filled = i - 1 == considered;
      paint.setStyle(Paint.Style.FILL);
      paint.setColor(colors.shade);
      canvas.drawCircle(xs[i], ys[i] + 2 * dp, radius, paint);
      paint.setColor(filled ? colors.select : colors.tile);
      canvas.drawCircle(xs[i], ys[i], radius, paint);
      paint.setStyle(Paint.Style.STROKE);
      paint.setStrokeWidth(2 * dp);
      paint.setColor(colors.select);
      canvas.drawCircle(xs[i], ys[i], radius - dp, paint);
      int ink = filled ? colors.onMark : colors.select;
      pieces.arrow(canvas, xs[i], ys[i], degrees + 45 * (i - 1), 1.5f * radius / cell, ink);
    }
  }
}
