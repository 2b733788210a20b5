package tabuleiro.app.board;

import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import androidx.annotation.ColorInt;

/**
 * Draws what is laid over a board: last move, selection, targets, advice and focus. Each is told
 * apart by its form, not by colour alone. Lengths are parts of the cell.
 */
public final class BoardMarks extends CellPainter {
  private static final String NUMBERS = "0123456789";

  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path arrowHead = new Path();
  private final Path triangle = new Path();

  BoardMarks(BoardColors colors) {
    super(colors);
    text.setTextAlign(Paint.Align.CENTER);
    text.setFakeBoldText(true);
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
    arrowHead.rewind();
    arrowHead.moveTo(0, 0);
    arrowHead.lineTo(-0.34f * cell, -0.24f * cell);
    arrowHead.lineTo(-0.34f * cell, 0.24f * cell);
    arrowHead.close();
    triangle.rewind();
    triangle.moveTo(0, -0.2f * cell);
    triangle.lineTo(0.2f * cell, 0.14f * cell);
    triangle.lineTo(-0.2f * cell, 0.14f * cell);
    triangle.close();
  }

  /** The shadow of a piece so many cells above a place: the higher, the farther from beneath it. */
  void shadow(Canvas canvas, float x, float y, float height) {
    fill.setColor(colors.shade);
    float aside = x + 0.25f * height * cell;
    float below = y + (0.2f + 0.3f * height) * cell;
    float half = 0.3f * cell * Math.min(1, height / 0.07f);
    box.set(aside - half, below - half / 2, aside + half, below + half / 2);
    canvas.drawOval(box, fill);
  }

  /** The square a move left: a faint tint and a small empty ring. */
  void left(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.last, 70);
    stroke(colors.last, 0.04f);
    canvas.drawCircle(x, y, 0.12f * cell, line);
  }

  /** The square a move entered: a tint and four corners. */
  void entered(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.last, 95);
    corners(canvas, x, y, colors.last, 0.43f, 0.06f);
  }

  /** A square of a move before the last one, told fainter the older it is. */
  void earlier(Canvas canvas, float x, float y, float strength) {
    tint(canvas, x, y, colors.last, Math.round(70 * strength));
  }

  /** Which of several moves ended here: a small numbered disc at the lower left. */
  void number(Canvas canvas, float x, float y, int number) {
    float discX = x - 0.34f * cell;
    float discY = y + 0.34f * cell;
    disc(canvas, discX, discY, 0.18f, colors.focus);
    text.setColor(colors.focusHalo);
    text.setTextSize(0.28f * cell);
    canvas.drawText(NUMBERS, number % 10, number % 10 + 1, discX, discY + 0.1f * cell, text);
  }

  /** What is chosen: a tint and a strong frame. */
  void selected(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.select, 70);
    stroke(colors.select, 0.07f);
    around(x, y, 0.45f);
    canvas.drawRoundRect(box, 0.12f * cell, 0.12f * cell, line);
  }

  /** A square that can be entered: a dot, larger while it is considered. */
  void target(Canvas canvas, float x, float y, boolean considered) {
    float radius = (considered ? 0.22f : 0.15f) * cell;
    fill.setColor(colors.focusHalo);
    canvas.drawCircle(x, y, radius + 0.035f * cell, fill);
    fill.setColor(colors.target);
    canvas.drawCircle(x, y, radius, fill);
    if (considered) {
      stroke(colors.target, 0.05f);
      canvas.drawCircle(x, y, 0.36f * cell, line);
    }
  }

  /** A piece that can be taken: a ring in four parts. */
  void prey(Canvas canvas, float x, float y, boolean considered) {
    around(x, y, 0.44f);
    stroke(colors.focusHalo, considered ? 0.16f : 0.11f);
    arcs(canvas);
    stroke(colors.danger, considered ? 0.11f : 0.07f);
    arcs(canvas);
  }

  private void arcs(Canvas canvas) {
    for (int start = 15; start < 360; start += 90) {
      canvas.drawArc(box, start, 60, false, line);
    }
  }

  /** Something that wants to be touched: rings that grow fainter outwards, beneath it. */
  void glow(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.target, 50);
    for (int ring = 0; ring < 3; ring++) {
      stroke(colors.target, 0.05f);
      line.setAlpha(220 - 70 * ring);
      canvas.drawCircle(x, y, (0.38f + 0.05f * ring) * cell, line);
    }
  }

  /** A move that is easily regretted: a triangle at the upper left of the square it enters. */
  void warning(Canvas canvas, float x, float y) {
    canvas.save();
    canvas.translate(x - 0.27f * cell, y - 0.24f * cell);
    stroke(colors.focusHalo, 0.1f);
    canvas.drawPath(triangle, line);
    fill.setColor(colors.danger);
    canvas.drawPath(triangle, fill);
    text.setColor(colors.onMark);
    text.setTextSize(0.26f * cell);
    canvas.drawText("!", 0, 0.1f * cell, text);
    canvas.restore();
  }

  /** A warning sign at the upper right of a square: a round badge with a letter or sign. */
  public void badge(Canvas canvas, float x, float y, String sign, @ColorInt int color) {
    float badgeX = x + 0.36f * cell;
    float badgeY = y - 0.36f * cell;
    disc(canvas, badgeX, badgeY, 0.18f, color);
    text.setColor(colors.onMark);
    text.setTextSize(0.3f * cell);
    canvas.drawText(sign, badgeX, badgeY + 0.105f * cell, text);
  }

  /** A disc with a fine rim, its radius in parts of a cell. */
  public void disc(Canvas canvas, float x, float y, float radius, @ColorInt int color) {
    fill.setColor(colors.focusHalo);
    canvas.drawCircle(x, y, (radius + 0.03f) * cell, fill);
    fill.setColor(color);
    canvas.drawCircle(x, y, radius * cell, fill);
  }

  /** A ring round something in danger, to be drawn beneath it. */
  public void danger(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.danger, 60);
    stroke(colors.danger, 0.08f);
    canvas.drawCircle(x, y, 0.46f * cell, line);
  }

  /** The keyboard is here: a frame in two tones, visible on everything. */
  public void focus(Canvas canvas, RectF bounds) {
    stroke(colors.focusHalo, 0.13f);
    canvas.drawRoundRect(bounds, 0.14f * cell, 0.14f * cell, line);
    stroke(colors.focus, 0.06f);
    canvas.drawRoundRect(bounds, 0.14f * cell, 0.14f * cell, line);
  }

  /** A line between two places, thin or, while it is considered, strong. */
  public void way(
      Canvas canvas, float x, float y, float toX, float toY, int color, boolean considered) {
    stroke(color, considered ? 0.09f : 0.045f);
    line.setAlpha(considered ? 230 : 150);
    canvas.drawLine(x, y, toX, toY, line);
  }

  /** An advised move. */
  void arrow(Canvas canvas, float x, float y, float toX, float toY) {
    // It starts beside the piece that it moves.
    float length = (float) Math.hypot(toX - x, toY - y) - 0.3f * cell;
    canvas.save();
    canvas.translate(toX, toY);
    canvas.rotate((float) Math.toDegrees(Math.atan2(toY - y, toX - x)));
    stroke(colors.focusHalo, 0.2f);
    line.setAlpha(170);
    canvas.drawLine(-length, 0, -0.3f * cell, 0, line);
    stroke(colors.hint, 0.13f);
    canvas.drawLine(-length, 0, -0.3f * cell, 0, line);
    fill.setColor(colors.hint);
    canvas.drawPath(arrowHead, fill);
    canvas.restore();
  }

  /** The last move, if another was better: dashes and a hollow head beside the piece. */
  void regretted(Canvas canvas, float x, float y, float toX, float toY) {
    float head = (float) Math.hypot(toX - x, toY - y) - 0.36f * cell;
    float end = head - 0.34f * cell;
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate((float) Math.toDegrees(Math.atan2(toY - y, toX - x)));
    stroke(colors.focusHalo, 0.17f);
    line.setAlpha(170);
    canvas.drawLine(0, 0, end, 0, line);
    stroke(colors.danger, 0.09f);
    for (float dash = 0; dash < end; dash += 0.25f * cell) {
      canvas.drawLine(dash, 0, Math.min(end, dash + 0.08f * cell), 0, line);
    }
    canvas.translate(head, 0);
    fill.setColor(colors.focusHalo);
    canvas.drawPath(arrowHead, fill);
    canvas.drawPath(arrowHead, line);
    canvas.restore();
  }

  /** A word over the middle of the board that comes and goes. */
  void word(Canvas canvas, String word, float x, float y, float strength) {
    int alpha = Math.round(255 * strength);
    text.setTextSize(0.5f * cell);
    float half = text.measureText(word) / 2 + 0.4f * cell;
    box.set(x - half, y - 0.45f * cell, x + half, y + 0.45f * cell);
    fill.setColor(colors.ink);
    fill.setAlpha(alpha);
    canvas.drawRoundRect(box, 0.45f * cell, 0.45f * cell, fill);
    text.setColor(colors.focusHalo);
    text.setAlpha(alpha);
    canvas.drawText(word, x, y + 0.17f * cell, text);
  }

  /** A tint over a whole square. */
  private void tint(Canvas canvas, float x, float y, @ColorInt int color, int alpha) {
    fill.setColor(Color.argb(alpha, Color.red(color), Color.green(color), Color.blue(color)));
    around(x, y, 0.47f);
    canvas.drawRoundRect(box, 0.12f * cell, 0.12f * cell, fill);
  }

  /** The four corners of a square's frame. */
  private void corners(
      Canvas canvas, float x, float y, @ColorInt int color, float half, float strokeWidth) {
    stroke(color, strokeWidth);
    float reach = half * cell;
    float arm = 0.17f * cell;
    for (int corner = 0; corner < 4; corner++) {
      float cornerX = x + ((corner & 1) == 0 ? -reach : reach);
      float cornerY = y + ((corner & 2) == 0 ? -reach : reach);
      canvas.drawLine(cornerX, cornerY, cornerX + Math.copySign(arm, x - cornerX), cornerY, line);
      canvas.drawLine(cornerX, cornerY, cornerX, cornerY + Math.copySign(arm, y - cornerY), line);
    }
  }
}
