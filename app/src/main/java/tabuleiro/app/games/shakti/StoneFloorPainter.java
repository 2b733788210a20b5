package tabuleiro.app.games.shakti;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.LinearGradient;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Shader;
import androidx.core.graphics.ColorUtils;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.board.BaseCellPainter;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SeatShape;

/**
 * Draws the tiles of a Shakti board as stone slabs, which crack, break and fall when they are
 * removed.
 */
final class StoneFloorPainter extends BaseCellPainter {
  private static final int VEINS = 5;
  private static final int LIGHT = 0x48FFFFFF;
  private static final int DARK = 0x30000000;

  /** Progress, from 0 to 1, at which a collapsing slab has cracked and begins to fall. */
  private static final float CRACKED = 0.3f;

  /** The two halves of a slab, in cells. */
  private static final float[][] PARTS = {
    {
      -0.47f, -0.47f, 0.05f, -0.47f, -0.03f, -0.2f, 0.1f, 0.02f, -0.02f, 0.2f, 0.08f, 0.47f, -0.47f,
      0.47f
    },
    {
      0.05f, -0.47f, 0.47f, -0.47f, 0.47f, 0.47f, 0.08f, 0.47f, -0.02f, 0.2f, 0.1f, 0.02f, -0.03f,
      -0.2f
    }
  };

  private final Paint light = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path[] veins = new Path[VEINS];
  private final Path[] parts = {new Path(), new Path()};
  private final Path cracks = new Path();
  private final int gap;
  private final int depth;

  StoneFloorPainter(Context context, BoardColors colors) {
    super(colors);
    gap = BoardColors.of(context, R.attr.shaktiGap);
    depth = BoardColors.of(context, R.attr.shaktiGapRim);
    for (int i = 0; i < VEINS; i++) {
      veins[i] = new Path();
    }
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
    float half = 0.47f * cell;
    light.setShader(
        new LinearGradient(-half, -half, half, half, LIGHT, DARK, Shader.TileMode.CLAMP));
    var dice = new Random(7);
    for (var vein : veins) {
      vein.rewind();
      for (int i = 0; i < 3; i++) {
        vein.moveTo(spread(dice, 0.26f), spread(dice, 0.22f));
        vein.rQuadTo(
            spread(dice, 0.1f), spread(dice, 0.1f), spread(dice, 0.2f), spread(dice, 0.2f));
      }
    }
    for (int i = 0; i < parts.length; i++) {
      parts[i].rewind();
      SeatShape.polygon(parts[i], cell, PARTS[i]);
    }
    cracks.rewind();
    line(cracks, -0.42f, -0.2f, -0.16f, -0.07f, -0.03f, -0.2f, 0.14f, 0.05f, 0.42f, 0.1f);
    line(cracks, 0.14f, 0.05f, 0.02f, 0.2f, 0.1f, 0.4f);
    line(cracks, -0.03f, -0.2f, 0.05f, -0.42f);
  }

  private float spread(Random dice, float reach) {
    return (2 * dice.nextFloat() - 1) * reach * cell;
  }

  private void line(Path path, float... corners) {
    path.moveTo(corners[0] * cell, corners[1] * cell);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i] * cell, corners[i + 1] * cell);
    }
  }

  /** Draws a slab; every square has its own veins. */
  void slab(Canvas canvas, int square, float x, float y, boolean other) {
    float round = 0.08f * cell;
    around(x, y, 0.47f);
    fillBox(canvas, round, colors.tileEdge);
    box.bottom -= 0.06f * cell;
    fillBox(canvas, round, other ? colors.otherTile : colors.tile);
    if (!colors.material) {
      return;
    }
    begin(canvas, x, y, 1);
    canvas.rotate(90 * (square / VEINS % 4));
    drawPath(canvas, veins[square % VEINS], colors.tileEdge, 0.018f);
    canvas.rotate(-90 * (square / VEINS % 4));
    box.offset(-x, -y);
    canvas.drawRoundRect(box, round, round, light);
    canvas.restore();
  }

  /** Draws the hole that a slab leaves: walls leading down into the dark. */
  void gap(Canvas canvas, float x, float y) {
    around(x, y, 0.47f);
    fillBox(canvas, 0.06f * cell, gap);
    float inner = 0.27f * cell;
    float low = y + 0.06f * cell;
    fill.setColor(depth);
    canvas.drawRect(x - inner, low - inner, x + inner, low + inner, fill);
    if (colors.material) {
      float outer = 0.45f * cell;
      stroke(depth, 0.025f);
      canvas.drawLine(x - outer, y - outer, x - inner, low - inner, line);
      canvas.drawLine(x + outer, y - outer, x + inner, low - inner, line);
      canvas.drawLine(x - outer, y + outer, x - inner, low + inner, line);
      canvas.drawLine(x + outer, y + outer, x + inner, low + inner, line);
    }
  }

  /**
   * Draws a collapsing slab with a progress from 0 to 1: it cracks, breaks in two, tilts and falls.
   */
  void falling(Canvas canvas, int square, float x, float y, boolean other, float fallen) {
    gap(canvas, x, y);
    if (fallen < CRACKED) {
      slab(canvas, square, x, y, other);
      begin(canvas, x, y, fallen / CRACKED);
      drawPath(canvas, cracks, depth, 0.045f);
      canvas.restore();
      return;
    }
    float deep = depth(fallen);
    int stone = other ? colors.otherTile : colors.tile;
    for (int i = 0; i < parts.length; i++) {
      int side = 2 * i - 1;
      canvas.save();
      canvas.translate(x + side * 0.06f * deep * cell, y + 0.06f * deep * cell);
      canvas.scale(1 - 0.85f * deep, (1 - 0.85f * deep) * (1 - 0.3f * deep * (1 - deep)));
      canvas.rotate(side * (18 + 22 * i) * deep);
      fillPath(canvas, parts[i], ColorUtils.blendARGB(stone, depth, 0.9f * deep));
      drawPath(canvas, parts[i], depth, 0.03f);
      canvas.restore();
    }
  }

  /** Returns how deep, from 0 to 1, a collapsing slab is; the fall accelerates. */
  static float depth(float fallen) {
    float time = Math.max(0, (fallen - CRACKED) / (1 - CRACKED));
    return time * time;
  }

  /** Draws cracks on a slab that a move would let fall. */
  void cracks(Canvas canvas, float x, float y) {
    begin(canvas, x, y, 1);
    drawPath(canvas, cracks, colors.danger, 0.05f);
    canvas.restore();
  }
}
