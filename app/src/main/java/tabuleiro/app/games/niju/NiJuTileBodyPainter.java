package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import android.graphics.LinearGradient;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Shader;
import androidx.core.graphics.ColorUtils;
import tabuleiro.app.board.SeatShape;

/**
 * Draws the bodies of Ni-Ju's tiles without their patterns: White's are round and of ivory, Black's
 * have cut corners and are of ebony. A dead tile is sunk into the board. In a flat theme they are
 * plain shapes.
 */
final class NiJuTileBodyPainter extends NiJuPainter {
  private static final float HALF = 45;

  /** Where a cut corner begins, as a fraction of the half. */
  private static final float CUT = 33 / HALF;

  private static final float INSIDE = 0.93f;
  private static final int GRAIN_ALPHA = 34;
  private static final int WHITE = 0xffffffff;
  private static final int BLACK = 0xff000000;

  private final Paint[] faces = new Paint[2];
  private final Paint[] bevels = new Paint[2];
  private final Path[] shapes = {round(), cut()};
  private final Path[] grains = {ivoryGrain(), ebonyGrain()};

  NiJuTileBodyPainter(NiJuColors colors) {
    super(colors);
    for (int seat = 0; seat < 2; seat++) {
      int body = colors.pieces[seat];
      int light = ColorUtils.blendARGB(body, WHITE, seat == 0 ? 0.45f : 0.16f);
      int dark = ColorUtils.blendARGB(body, BLACK, seat == 0 ? 0.12f : 0.35f);
      faces[seat] = new Paint(Paint.ANTI_ALIAS_FLAG);
      faces[seat].setShader(slope(light, body, dark));
      bevels[seat] = new Paint(Paint.ANTI_ALIAS_FLAG);
      bevels[seat].setStyle(Paint.Style.STROKE);
      bevels[seat].setStrokeWidth(4);
      int shine = ColorUtils.setAlphaComponent(WHITE, seat == 0 ? 230 : 70);
      int shade = ColorUtils.setAlphaComponent(BLACK, seat == 0 ? 60 : 150);
      bevels[seat].setShader(slope(shine, 0, shade));
    }
  }

  /** Returns a gradient from the upper left, where the light is, to the lower right. */
  private static Shader slope(int from, int middle, int to) {
    return new LinearGradient(
        -HALF,
        -HALF,
        HALF,
        HALF,
        new int[] {from, middle, to},
        new float[] {0, 0.5f, 1},
        Shader.TileMode.CLAMP);
  }

  private static Path round() {
    var path = new Path();
    path.addRoundRect(-HALF, -HALF, HALF, HALF, 20, 20, Path.Direction.CW);
    return path;
  }

  private static Path cut() {
    var path = new Path();
    SeatShape.polygon(
        path, HALF, -CUT, -1, CUT, -1, 1, -CUT, 1, CUT, CUT, 1, -CUT, 1, -1, CUT, -1, -CUT);
    return path;
  }

  /** Returns the curved growth lines of ivory. */
  private static Path ivoryGrain() {
    var path = new Path();
    for (float y = -30; y <= 30; y += 15) {
      path.moveTo(-40, y + 6);
      path.quadTo(0, y - 8, 40, y + 6);
    }
    return path;
  }

  /** Returns the straight, uneven fibres of ebony. */
  private static Path ebonyGrain() {
    var path = new Path();
    for (int i = 0; i < 7; i++) {
      float x = -36 + 12 * i + i % 3;
      path.moveTo(x, -38 + i * 5 % 17);
      path.quadTo(x + 2.5f, 0, x - 1, 38 - i * 7 % 19);
    }
    return path;
  }

  /** Returns the outline of a seat's tiles. */
  Path shape(int seat) {
    return shapes[seat];
  }

  /**
   * Draws a tile.
   *
   * @param lift height above the board: 0 on it, 1 in the player's hand
   */
  void draw(Canvas canvas, int seat, boolean dead, float lift) {
    if (dead) {
      fillPath(canvas, shapes[seat], niju.deadBody[seat]);
      return;
    }
    drawShadow(canvas, seat, lift);
    if (!colors.material) {
      fillPath(canvas, shapes[seat], colors.pieces[seat]);
      drawPath(canvas, shapes[seat], niju.edge[seat], 2.5f);
      return;
    }
    canvas.drawPath(shapes[seat], faces[seat]);
    stroke(colors.pieceLines[seat], 1.2f);
    line.setAlpha(GRAIN_ALPHA);
    canvas.drawPath(grains[seat], line);
    drawPath(canvas, shapes[seat], niju.edge[seat], 2.5f);
    canvas.save();
    canvas.scale(INSIDE, INSIDE);
    canvas.drawPath(shapes[seat], bevels[seat]);
    canvas.restore();
  }

  /** Draws the shadow, farther away and wider for a higher tile. */
  private void drawShadow(Canvas canvas, int seat, float lift) {
    float away = 3 + 10 * lift;
    float wide = 1 + 0.06f * lift;
    fill.setColor(colors.shade);
    canvas.save();
    canvas.translate(away * 0.4f, away);
    canvas.scale(wide, wide);
    canvas.drawPath(shapes[seat], fill);
    if (colors.material) {
      canvas.translate(0, 1.5f);
      canvas.drawPath(shapes[seat], fill);
    }
    canvas.restore();
  }
}
