package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * Arrow buttons at a chevron that has crossed a border: turn left, keep, turn right. They lie in an
 * arc behind the chevron, or beside it near an edge, large enough for a finger and clear of the
 * fields that the chevron can go to next.
 */
final class TwistArrows {
  private static final int COUNT = 3;
  private static final float RADIUS_DP = 24;

  /**
   * Candidate directions of the arc, in degrees from the heading; the first of the best is used.
   */
  private static final int[] PLACES = {180, 160, 200, 140, 220, 120, 240, 100, 260};

  /** Candidate distances of the arc from the chevron, in diameters of an arrow. */
  private static final float[] DISTANCES = {1.5f, 1.8f, 2.2f, 2.7f, 3.2f};

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final BoardColors colors;
  private final PacruPiecePainter pieces;
  private final float dp;
  private final float[] xs = new float[COUNT];
  private final float[] ys = new float[COUNT];
  private final float radius;
  private float chevronX;
  private float chevronY;
  private float degrees;
  private boolean shown;

  TwistArrows(BoardColors colors, PacruPiecePainter pieces, float dp) {
    this.colors = colors;
    this.pieces = pieces;
    this.dp = dp;
    radius = RADIUS_DP * dp;
  }

  void hide() {
    shown = false;
  }

  boolean isShown() {
    return shown;
  }

  /** Shows the arrows near the field that a chevron enters, pointing clockwise by degrees. */
  void show(int from, int to, float heading, SquareGrid grid, int width, int height) {
    shown = true;
    degrees = heading;
    chevronX = grid.x(to);
    chevronY = grid.y(to);
    double least = Double.MAX_VALUE;
    int bestPlace = PLACES[0];
    float bestDistance = DISTANCES[0];
    for (float distance : DISTANCES) {
      for (int place : PLACES) {
        put(place, distance);
        double cost = hidden(from, to, grid) + outside(width, height) + 0.01 * distance * radius;
        if (cost < least) {
          least = cost;
          bestPlace = place;
          bestDistance = distance;
        }
      }
    }
    put(bestPlace, bestDistance);
  }

  /** Places the arrows side by side on an arc; the one that turns left is on the left. */
  private void put(int place, float distance) {
    float away = 2 * radius * distance;
    double apart = 2 * Math.toDegrees(Math.asin(1.04 * radius / away));
    for (int i = 0; i < COUNT; i++) {
      double angle = Math.toRadians(degrees + place - (i - 1) * apart - 90);
      xs[i] = chevronX + away * (float) Math.cos(angle);
      ys[i] = chevronY + away * (float) Math.sin(angle);
    }
  }

  /** Returns how much of the chevron and of its next five fields is covered. */
  private double hidden(int from, int to, SquareGrid grid) {
    double covered = 0;
    int ahead = PacruGrid.direction(from, to);
    for (int i = 0; i < COUNT; i++) {
      covered += covered(i, to, grid);
      for (int turn = -2; turn <= 2; turn++) {
        int next = PacruGrid.step(to, ahead + turn & 7);
        covered += next == PacruGrid.OFF ? 0 : covered(i, next, grid);
      }
    }
    return covered;
  }

  /**
   * Returns how much of a field is covered; grows more than linearly, so that no field is covered
   * much.
   */
  private double covered(int arrow, int field, SquareGrid grid) {
    double apart = Math.hypot(xs[arrow] - grid.x(field), ys[arrow] - grid.y(field));
    double covered = Math.max(0, radius + 0.4f * grid.cell - apart);
    return covered * covered;
  }

  /** Returns how far the arrows lie outside the view, which is not allowed. */
  private double outside(int width, int height) {
    double out = 0;
    for (int i = 0; i < COUNT; i++) {
      out += Math.max(0, radius - xs[i]) + Math.max(0, xs[i] + radius - width);
      out += Math.max(0, radius - ys[i]) + Math.max(0, ys[i] + radius - height);
    }
    return 1000 * out;
  }

  /** Returns the turn, -1, 0 or 1, whose arrow is at a place, or {@link Integer#MIN_VALUE}. */
  int turnAt(float x, float y) {
    for (int i = 0; shown && i < COUNT; i++) {
      if (Math.hypot(xs[i] - x, ys[i] - y) <= radius) {
        return i - 1;
      }
    }
    return Integer.MIN_VALUE;
  }

  void bounds(int turn, Rect bounds) {
    bounds.set(
        Math.round(xs[turn + 1] - radius),
        Math.round(ys[turn + 1] - radius),
        Math.round(xs[turn + 1] + radius),
        Math.round(ys[turn + 1] + radius));
  }

  /** Draws the arrows; one that is aimed at or waits for confirmation is filled. */
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
