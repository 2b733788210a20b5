package tabuleiro.app.board;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;

/**
 * Magnifier for boards with small squares, which shows the area covered by a resting finger beside
 * the finger.
 */
final class BoardMagnifier {
  private static final float RADIUS_DP = 52;
  private static final float AWAY_DP = 92;
  private static final float SQUARE_DP = 54;

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path circle = new Path();
  private final BoardColors colors;
  private final float dp;
  private final float radius;

  BoardMagnifier(BoardColors colors, float dp) {
    this.colors = colors;
    this.dp = dp;
    radius = RADIUS_DP * dp;
    circle.addCircle(0, 0, radius, Path.Direction.CW);
  }

  /** Redirects drawing into the magnifier, with the square in its middle. */
  void enter(Canvas canvas, BoardGestures finger, SquareGrid grid, int square, int width) {
    float x = Math.max(radius, Math.min(width - radius, finger.x()));
    float y = finger.y() - AWAY_DP * dp;
    if (y < radius) {
      // No room above: beside the finger, on the wider side.
      y = radius + 2 * dp;
      x = finger.x() + (finger.x() < width / 2f ? AWAY_DP : -AWAY_DP) * dp;
    }
    canvas.save();
    canvas.translate(x, y);
    paint.setStyle(Paint.Style.FILL);
    paint.setColor(colors.frame);
    canvas.drawCircle(0, 0, radius, paint);
    canvas.save();
    canvas.clipPath(circle);
    float zoom = Math.max(1.4f, SQUARE_DP * dp / grid.cell);
    canvas.scale(zoom, zoom);
    canvas.translate(-grid.x(square), -grid.y(square));
  }

  /** Draws the rim and restores the canvas. */
  void leave(Canvas canvas) {
    canvas.restore();
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(3 * dp);
    paint.setColor(colors.ink);
    canvas.drawCircle(0, 0, radius, paint);
    canvas.restore();
  }
}
