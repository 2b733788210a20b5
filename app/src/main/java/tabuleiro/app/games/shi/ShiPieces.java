package tabuleiro.app.games.shi;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Path;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.CellPainter;

/** Draws Samurai as horned helmets on discs and Ninja as hooded heads. */
final class ShiPieces extends CellPainter {
  private final Path horns = new Path();
  private final Path helmet = new Path();
  private final Path mask = new Path();
  private final Path hood = new Path();
  private final Path eyes = new Path();
  private final int samurai;
  private final int samuraiLine;
  private final int samuraiHorn;
  private final int samuraiMask;
  private final int ninja;
  private final int ninjaLine;

  ShiPieces(Context context, BoardColors colors) {
    super(colors);
    samurai = ContextCompat.getColor(context, R.color.shi_samurai);
    samuraiLine = ContextCompat.getColor(context, R.color.shi_samurai_line);
    samuraiHorn = ContextCompat.getColor(context, R.color.shi_samurai_horn);
    samuraiMask = ContextCompat.getColor(context, R.color.shi_samurai_mask);
    ninja = ContextCompat.getColor(context, R.color.shi_ninja);
    ninjaLine = ContextCompat.getColor(context, R.color.shi_ninja_line);
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
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

  private void move(Path path, float x, float y) {
    path.moveTo(x * cell, y * cell);
  }

  private void curve(Path path, float x1, float y1, float x2, float y2, float x3, float y3) {
    path.cubicTo(x1 * cell, y1 * cell, x2 * cell, y2 * cell, x3 * cell, y3 * cell);
  }

  void square(Canvas canvas, float x, float y, boolean other) {
    around(x, y, 0.485f);
    fill.setColor(other ? colors.otherTile : colors.tile);
    canvas.drawRoundRect(box, 0.07f * cell, 0.07f * cell, fill);
  }

  void samurai(Canvas canvas, float x, float y) {
    canvas.save();
    canvas.translate(x, y);
    fill.setColor(colors.shade);
    canvas.drawCircle(0, 0.035f * cell, 0.4f * cell, fill);
    fill.setColor(samurai);
    canvas.drawCircle(0, 0, 0.4f * cell, fill);
    stroke(samuraiLine, 0.03f);
    canvas.drawCircle(0, 0, 0.37f * cell, line);
    fill.setColor(samuraiMask);
    canvas.drawPath(mask, fill);
    fill.setColor(samuraiLine);
    canvas.drawPath(helmet, fill);
    stroke(samurai, 0.05f);
    canvas.drawPath(horns, line);
    fill.setColor(samuraiHorn);
    canvas.drawPath(horns, fill);
    stroke(samuraiLine, 0.04f);
    canvas.drawLine(-0.1f * cell, 0.13f * cell, -0.04f * cell, 0.16f * cell, line);
    canvas.drawLine(0.1f * cell, 0.13f * cell, 0.04f * cell, 0.16f * cell, line);
    canvas.restore();
  }

  void ninja(Canvas canvas, float x, float y) {
    canvas.save();
    canvas.translate(x, y + 0.035f * cell);
    fill.setColor(colors.shade);
    canvas.drawPath(hood, fill);
    canvas.translate(0, -0.035f * cell);
    fill.setColor(ninja);
    canvas.drawPath(hood, fill);
    stroke(ninjaLine, 0.03f);
    canvas.drawPath(hood, line);
    canvas.drawLine(-0.3f * cell, 0.13f * cell, 0.12f * cell, 0.36f * cell, line);
    canvas.drawLine(0.3f * cell, 0.13f * cell, -0.02f * cell, 0.28f * cell, line);
    box.set(-0.28f * cell, -0.17f * cell, 0.28f * cell, 0.05f * cell);
    fill.setColor(ninjaLine);
    canvas.drawRoundRect(box, 0.1f * cell, 0.1f * cell, fill);
    fill.setColor(ninja);
    canvas.translate(0, -0.03f * cell);
    canvas.drawPath(eyes, fill);
    canvas.restore();
  }

  /** A piece that serves as a screen: a ring in dashes round it. */
  void screen(Canvas canvas, float x, float y, int color) {
    around(x, y, 0.45f);
    stroke(color, 0.055f);
    for (int start = 0; start < 360; start += 30) {
      canvas.drawArc(box, start, 17, false, line);
    }
  }
}
