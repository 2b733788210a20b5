package tabuleiro.app.games.shi;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Path;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.board.BaseCellPainter;
import tabuleiro.app.board.BoardColors;

/** Draws the pieces of Shi: Samurai as horned helmets on discs and Ninja as hooded heads. */
final class ShiPiecePainter extends BaseCellPainter {
  private static final int EDGES = 40;
  private static final int DROPS = 14;

  private final Path horns = new Path();
  private final Path helmet = new Path();
  private final Path mask = new Path();
  private final Path hood = new Path();
  private final Path eyes = new Path();
  private final Path seal = new Path();
  private final Path blot = new Path();
  private final int samurai;
  private final int samuraiLine;
  private final int samuraiHorn;
  private final int samuraiMask;
  private final int ninja;
  private final int ninjaLine;

  ShiPiecePainter(Context context, BoardColors colors) {
    super(colors);
    samurai = BoardColors.of(context, R.attr.shiSamurai);
    samuraiLine = BoardColors.of(context, R.attr.shiSamuraiLine);
    samuraiHorn = BoardColors.of(context, R.attr.shiSamuraiHorn);
    samuraiMask = BoardColors.of(context, R.attr.shiSamuraiMask);
    ninja = BoardColors.of(context, R.attr.shiNinja);
    ninjaLine = BoardColors.of(context, R.attr.shiNinjaLine);
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
    ink(seal, 0.36f, 0.15f, 1);
    ink(blot, 0.43f, 1, 2);
    horns.rewind();
    for (int side = -1; side <= 1; side += 2) {
      move(horns, 0, -0.07f);
      curve(horns, side * 0.1f, -0.08f, side * 0.19f, -0.15f, side * 0.22f, -0.33f);
      curve(horns, side * 0.29f, -0.15f, side * 0.19f, 0.01f, 0, 0.02f);
      horns.close();
    }
    helmet.rewind();
    move(helmet, -0.2f, 0.06f);
    curve(helmet, -0.21f, -0.27f, 0.21f, -0.27f, 0.2f, 0.06f);
    curve(helmet, 0.22f, 0.12f, 0.26f, 0.16f, 0.32f, 0.18f);
    curve(helmet, 0.28f, 0.24f, 0.22f, 0.26f, 0.15f, 0.26f);
    curve(helmet, 0.16f, 0.2f, 0.15f, 0.13f, 0.13f, 0.08f);
    curve(helmet, 0.05f, 0.05f, -0.05f, 0.05f, -0.13f, 0.08f);
    curve(helmet, -0.15f, 0.13f, -0.16f, 0.2f, -0.15f, 0.26f);
    curve(helmet, -0.22f, 0.26f, -0.28f, 0.24f, -0.32f, 0.18f);
    curve(helmet, -0.26f, 0.16f, -0.22f, 0.12f, -0.2f, 0.06f);
    helmet.close();
    mask.rewind();
    move(mask, -0.15f, 0.05f);
    mask.lineTo(0.15f * cell, 0.05f * cell);
    curve(mask, 0.16f, 0.2f, 0.1f, 0.29f, 0, 0.32f);
    curve(mask, -0.1f, 0.29f, -0.16f, 0.2f, -0.15f, 0.05f);
    mask.close();
    hood.rewind();
    move(hood, -0.34f, 0.35f);
    curve(hood, -0.4f, -0.08f, -0.33f, -0.41f, 0, -0.41f);
    curve(hood, 0.33f, -0.41f, 0.4f, -0.08f, 0.34f, 0.35f);
    curve(hood, 0.17f, 0.4f, -0.17f, 0.4f, -0.34f, 0.35f);
    hood.close();
    eyes.rewind();
    for (int side = -1; side <= 1; side += 2) {
      move(eyes, side * 0.05f, -0.01f);
      eyes.lineTo(side * 0.2f * cell, -0.09f * cell);
      eyes.quadTo(side * 0.17f * cell, 0.03f * cell, side * 0.05f * cell, -0.01f * cell);
      eyes.close();
    }
  }

  /** Adds a shape with uneven, inked edges around a place; 0 is square, 1 is round. */
  private void ink(Path path, float reach, float round, int seed) {
    var dice = new Random(seed);
    path.rewind();
    for (int i = 0; i < EDGES; i++) {
      double angle = 2 * Math.PI * i / EDGES;
      double square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      double far = reach * (round + (1 - round) * Math.min(1.28, square));
      far *= 1 + 0.035 * (2 * dice.nextFloat() - 1);
      float x = (float) (far * Math.cos(angle)) * cell;
      float y = (float) (far * Math.sin(angle)) * cell;
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.close();
  }

  private void move(Path path, float x, float y) {
    path.moveTo(x * cell, y * cell);
  }

  private void curve(Path path, float x1, float y1, float x2, float y2, float x3, float y3) {
    path.cubicTo(x1 * cell, y1 * cell, x2 * cell, y2 * cell, x3 * cell, y3 * cell);
  }

  void square(Canvas canvas, float x, float y, boolean other) {
    around(x, y, 0.485f);
    fillBox(canvas, 0.07f * cell, other ? colors.otherTile : colors.tile);
  }

  void samurai(Canvas canvas, float x, float y) {
    begin(canvas, x, y, 1);
    if (colors.material) {
      stamp(canvas, seal, samurai);
    } else {
      fillCircle(canvas, 0, 0.035f * cell, 0.4f * cell, colors.shade);
      fillCircle(canvas, 0, 0, 0.4f * cell, samurai);
      drawCircle(canvas, 0, 0, 0.37f * cell, samuraiLine, 0.03f);
    }
    fillPath(canvas, mask, samuraiMask);
    fillPath(canvas, helmet, samuraiLine);
    drawPath(canvas, horns, samurai, 0.05f);
    fillPath(canvas, horns, samuraiHorn);
    stroke(samuraiLine, 0.04f);
    canvas.drawLine(-0.1f * cell, 0.13f * cell, -0.04f * cell, 0.16f * cell, line);
    canvas.drawLine(0.1f * cell, 0.13f * cell, 0.04f * cell, 0.16f * cell, line);
    canvas.restore();
  }

  /** Draws an inked shape with its shadow. */
  private void stamp(Canvas canvas, Path path, int color) {
    canvas.translate(0, 0.035f * cell);
    fillPath(canvas, path, colors.shade);
    canvas.translate(0, -0.035f * cell);
    fillPath(canvas, path, color);
  }

  /** Draws ink that splashes from a captured piece, with a progress from 0 to 1. */
  void splash(Canvas canvas, float x, float y, float spread, int color) {
    begin(canvas, x, y, 1);
    fill.setColor(color);
    for (int i = 0; i < DROPS; i++) {
      float far = (0.35f + (0.25f + 0.1f * (i % 3)) * spread) * cell;
      float angle = 360f * i / DROPS + 11 * (i % 4);
      float size = (0.1f - 0.02f * (i % 3)) * (1 - spread) * cell;
      canvas.save();
      canvas.rotate(angle);
      canvas.drawCircle(far, 0, size, fill);
      canvas.restore();
    }
    canvas.restore();
  }

  int inkOf(int seat) {
    return seat == 0 ? samurai : ninja;
  }

  void ninja(Canvas canvas, float x, float y) {
    if (colors.material) {
      canvas.save();
      canvas.translate(x, y);
      fillPath(canvas, blot, colors.shade);
      canvas.restore();
    }
    begin(canvas, x, y + 0.035f * cell, 1);
    fillPath(canvas, hood, colors.shade);
    canvas.translate(0, -0.035f * cell);
    fillPath(canvas, hood, ninja);
    drawPath(canvas, hood, ninjaLine, 0.03f);
    canvas.drawLine(-0.3f * cell, 0.13f * cell, 0.12f * cell, 0.36f * cell, line);
    canvas.drawLine(0.3f * cell, 0.13f * cell, -0.02f * cell, 0.28f * cell, line);
    box.set(-0.28f * cell, -0.17f * cell, 0.28f * cell, 0.05f * cell);
    fillBox(canvas, 0.1f * cell, ninjaLine);
    fill.setColor(ninja);
    canvas.translate(0, -0.03f * cell);
    canvas.drawPath(eyes, fill);
    canvas.restore();
  }

  /** Marks a piece that serves as a screen with a dashed ring. */
  void screen(Canvas canvas, float x, float y, int color) {
    around(x, y, 0.45f);
    stroke(color, 0.055f);
    for (int start = 0; start < 360; start += 30) {
      canvas.drawArc(box, start, 17, false, line);
    }
  }
}
