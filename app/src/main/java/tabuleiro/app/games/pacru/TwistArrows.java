package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.rules.pacru.Fields;

/**
 * The three arrows at a chevron that has crossed a border: turn left, keep, turn right. They lie in
 * an arc behind the chevron, or beside it where an edge is near, large enough for a finger and
 * clear of the fields that it can go to next, since these are what the choice is about.
 */
final class TwistArrows {
  private static final int COUNT = 3;
  private static final float RADIUS_DP = 24;

  /** Where the middle of the arc may lie, in degrees from the heading: the first that fits best. */
  private static final int[] PLACES = {180, 160, 200, 140, 220, 120, 240, 100, 260};

  /** How far from the chevron the arc may lie, in diameters of an arrow. */
  private static final float[] DISTANCES = {1.5f, 1.8f, 2.2f, 2.7f, 3.2f};

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final BoardColors colors;
  private final PacruPieces pieces;
  private final float dp;
  private final float[] xs = new float[COUNT];
  private final float[] ys = new float[COUNT];
  private final float radius;
  private float chevronX;
  private float chevronY;
  private float degrees;
  private boolean shown;

  TwistArrows(BoardColors colors, PacruPieces pieces, float dp) {
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

  /** Puts the arrows near a field that a chevron enters, pointing so many degrees clockwise. */
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

  /** Puts the arrows on an arc, side by side; the one that turns left lies to the left. */
  private void put(int place, float distance) {
    float away = 2 * radius * distance;
    double apart = 2 * Math.toDegrees(Math.asin(1.04 * radius / away));
    for (int i = 0; i < COUNT; i++) {
      double angle = Math.toRadians(degrees + place - (i - 1) * apart - 90);
      xs[i] = chevronX + away * (float) Math.cos(angle);
      ys[i] = chevronY + away * (float) Math.sin(angle);
    }
  }

  /** How much of the chevron and of the five fields that it may go to next is covered. */
  private double hidden(int from, int to, SquareGrid grid) {
    double covered = 0;
    int ahead = Fields.direction(from, to);
    for (int i = 0; i < COUNT; i++) {
      covered += covered(i, to, grid);
      for (int turn = -2; turn <= 2; turn++) {
        int next = Fields.step(to, ahead + turn & 7);
        covered += next == Fields.OFF ? 0 : covered(i, next, grid);
      }
    }
    return covered;
  }

  /** The more of one field is covered the worse, so that none is covered much. */
  private double covered(int arrow, int field, SquareGrid grid) {
    double apart = Math.hypot(xs[arrow] - grid.x(field), ys[arrow] - grid.y(field));
    double covered = Math.max(0, radius + 0.4f * grid.cell - apart);
    return covered * covered;
  }

  /** How far the arrows lie outside the view; this must not be at all. */
  private double outside(int width, int height) {
    double out = 0;
    for (int i = 0; i < COUNT; i++) {
      out += Math.max(0, radius - xs[i]) + Math.max(0, xs[i] + radius - width);
      out += Math.max(0, radius - ys[i]) + Math.max(0, ys[i] + radius - height);
    }
    return 1000 * out;
  }

  /** The turn, -1, 0 or 1, whose arrow is at a place, or {@link Integer#MIN_VALUE}. */
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
