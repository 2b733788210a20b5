package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;

/**
 * Arrow buttons on the board at a chevron that has crossed a border of sectors and may turn: left,
 * keep, right. Each lies in its own direction from the chevron, or near an edge as close to that as
 * there is room, and is large enough for a finger.
 */
final class TwistArrows {
  private static final int COUNT = 3;
  private static final int KEEP = 1;

  /** Radius of what reacts to a finger. */
  private static final float RADIUS_DP = 24;

  /** Radius of what is drawn, so that more of the board is seen, in radii. */
  private static final float DRAWN = 0.75f;

  /** Least distance between two arrows, in radii. */
  private static final float APART = 2.04f;

  /** Distances from the chevron, in radii; at the first one, arrows 45 degrees apart have room. */
  private static final float[] DISTANCES = {2.72f, 2.1f, 3.4f, 4.1f};

  /** Deviations from the own direction that an edge may require, in degrees. */
  private static final int[] DEVIATIONS = {0, -22, 22, -45, 45, -67, 67, -90, 90};

  /** Least angle between two arrows as seen from the chevron, so that left stays left. */
  private static final int LEAST_ANGLE = 30;

  /**
   * A place for an arrow.
   *
   * @param turned the angle from the chevron's heading, clockwise in degrees
   * @param cost the squared distance from the best place
   */
  private record Spot(float x, float y, double turned, double cost) {
    boolean isLeftOf(Spot other, float least) {
      return other.turned - turned >= LEAST_ANGLE && Math.hypot(x - other.x, y - other.y) >= least;
    }
  }

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final BoardColors colors;
  private final PacruPiecePainter pieces;
  private final float dp;
  private final float[] xs = new float[COUNT];
  private final float[] ys = new float[COUNT];
  private final float radius;
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

  /** Shows the arrows around the field that a chevron enters, pointing clockwise by degrees. */
  void show(int to, float heading, SquareGrid grid, int width, int height) {
    shown = true;
    degrees = heading;
    var spots = new ArrayList<List<Spot>>();
    for (int arrow = 0; arrow < COUNT; arrow++) {
      spots.add(spots(arrow, grid.x(to), grid.y(to), grid.cell, width, height));
    }
    double least = Double.MAX_VALUE;
    for (var left : spots.get(0)) {
      for (var keep : spots.get(KEEP)) {
        for (var right : spots.get(2)) {
          double cost = left.cost + keep.cost + right.cost;
          if (cost < least && isInOrder(left, keep, right)) {
            least = cost;
            put(left, keep, right);
          }
        }
      }
    }
  }

  private boolean isInOrder(Spot left, Spot keep, Spot right) {
    float least = APART * radius;
    return left.isLeftOf(keep, least) && keep.isLeftOf(right, least) && left.isLeftOf(right, least);
  }

  private void put(Spot... spots) {
    for (int arrow = 0; arrow < COUNT; arrow++) {
      xs[arrow] = spots[arrow].x;
      ys[arrow] = spots[arrow].y;
    }
  }

  /**
   * Returns the places for an arrow within the view. Only the arrow that points like the chevron
   * may cover it.
   */
  private List<Spot> spots(int arrow, float x, float y, float cell, int width, int height) {
    var spots = new ArrayList<Spot>();
    int own = 45 * (arrow - KEEP);
    double best = Math.toRadians(degrees + own - 90);
    double bestX = x + DISTANCES[0] * radius * Math.cos(best);
    double bestY = y + DISTANCES[0] * radius * Math.sin(best);
    for (float distance : DISTANCES) {
      for (int deviation : DEVIATIONS) {
        double angle = best + Math.toRadians(deviation);
        float spotX = within((float) (x + distance * radius * Math.cos(angle)), width);
        float spotY = within((float) (y + distance * radius * Math.sin(angle)), height);
        boolean covers = Math.hypot(spotX - x, spotY - y) < DRAWN * radius + 0.4f * cell;
        if (!covers || arrow == KEEP) {
          double off = Math.toDegrees(Math.atan2(spotY - y, spotX - x) - best);
          double turned = covers ? 0 : own + Math.IEEEremainder(off, 360);
          double cost = Math.pow(spotX - bestX, 2) + Math.pow(spotY - bestY, 2);
          spots.add(new Spot(spotX, spotY, turned, cost));
        }
      }
    }
    return spots;
  }

  /** Returns the nearest place at which an arrow lies within a side of the view. */
  private float within(float place, int side) {
    return Math.max(radius, Math.min(side - radius, place));
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
    float drawn = DRAWN * radius;
    for (int i = 0; i < COUNT; i++) {
      boolean filled = i - 1 == considered;
      paint.setStyle(Paint.Style.FILL);
      paint.setColor(colors.shade);
      canvas.drawCircle(xs[i], ys[i] + 2 * dp, drawn, paint);
      paint.setColor(filled ? colors.select : colors.tile);
      canvas.drawCircle(xs[i], ys[i], drawn, paint);
      paint.setStyle(Paint.Style.STROKE);
      paint.setStrokeWidth(2 * dp);
      paint.setColor(colors.select);
      canvas.drawCircle(xs[i], ys[i], drawn - dp, paint);
      int ink = filled ? colors.onMark : colors.select;
      pieces.arrow(canvas, xs[i], ys[i], degrees + 45 * (i - 1), 1.5f * drawn / cell, ink);
    }
  }
}
