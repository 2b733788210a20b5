package tabuleiro.app.board;

import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import androidx.annotation.ColorInt;

/**
 * Draws the marks over a board: last move, selection, targets, hints and keyboard focus. Marks
 * differ by shape, not only by colour. Lengths are fractions of a cell.
 */
public final class BoardMarkPainter extends BaseCellPainter {
  private static final String NUMBERS = "0123456789";

  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path arrowHead = new Path();
  private final Path triangle = new Path();

  BoardMarkPainter(BoardColors colors) {
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

  /**
   * Draws the shadow of a piece at a height in cells: the higher the piece, the farther its shadow.
   */
  void shadow(Canvas canvas, float x, float y, float height) {
    fill.setColor(colors.shade);
    float aside = x + 0.25f * height * cell;
    float below = y + (0.2f + 0.3f * height) * cell;
    float half = 0.3f * cell * Math.min(1, height / 0.07f);
    box.set(aside - half, below - half / 2, aside + half, below + half / 2);
    canvas.drawOval(box, fill);
  }

  /** Marks the square that a move left: a faint tint and a small empty ring. */
  void left(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.last, 70);
    drawCircle(canvas, x, y, 0.12f * cell, colors.last, 0.04f);
  }

  /** Marks the square that a move entered: a tint and four corners. */
  void entered(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.last, 95);
    corners(canvas, x, y, colors.last, 0.43f, 0.06f);
  }

  /** Marks a square of an earlier move; older moves are fainter. */
  void earlier(Canvas canvas, float x, float y, float strength) {
    tint(canvas, x, y, colors.last, Math.round(70 * strength));
  }

  /** Numbers a move that ended here: a small disc at the lower left. */
  void number(Canvas canvas, float x, float y, int number) {
    float discX = x - 0.34f * cell;
    float discY = y + 0.34f * cell;
    disc(canvas, discX, discY, 0.18f, colors.focus);
    text.setColor(colors.focusHalo);
    text.setTextSize(0.28f * cell);
    canvas.drawText(NUMBERS, number % 10, number % 10 + 1, discX, discY + 0.1f * cell, text);
  }

  /** Marks the selection: a tint and a strong frame. */
  void selected(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.select, 70);
    stroke(colors.select, 0.07f);
    around(x, y, 0.45f);
    canvas.drawRoundRect(box, 0.12f * cell, 0.12f * cell, line);
  }

  /** Marks a target: a dot, larger while it is aimed at. */
  void target(Canvas canvas, float x, float y, boolean considered) {
    float radius = (considered ? 0.22f : 0.15f) * cell;
    fillCircle(canvas, x, y, radius + 0.035f * cell, colors.focusHalo);
    fillCircle(canvas, x, y, radius, colors.target);
    if (considered) {
      drawCircle(canvas, x, y, 0.36f * cell, colors.target, 0.05f);
    }
  }

  /** Marks a piece that can be captured: a ring in four parts. */
  void captureTarget(Canvas canvas, float x, float y, boolean considered) {
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

  /** Draws a glow beneath something that can be touched: rings that fade outwards. */
  void glow(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.target, 50);
    for (int ring = 0; ring < 3; ring++) {
      stroke(colors.target, 0.05f);
      line.setAlpha(220 - 70 * ring);
      canvas.drawCircle(x, y, (0.38f + 0.05f * ring) * cell, line);
    }
  }

  /** Marks a target with a warning: a triangle at the upper left. */
  void warning(Canvas canvas, float x, float y) {
    canvas.save();
    canvas.translate(x - 0.27f * cell, y - 0.24f * cell);
    drawPath(canvas, triangle, colors.focusHalo, 0.1f);
    fillPath(canvas, triangle, colors.danger);
    text.setColor(colors.onMark);
    text.setTextSize(0.26f * cell);
    canvas.drawText("!", 0, 0.1f * cell, text);
    canvas.restore();
  }

  /** Draws a warning badge with a letter or sign at the upper right of a square. */
  public void badge(Canvas canvas, float x, float y, String sign, @ColorInt int color) {
    float badgeX = x + 0.36f * cell;
    float badgeY = y - 0.36f * cell;
    disc(canvas, badgeX, badgeY, 0.18f, color);
    text.setColor(colors.onMark);
    text.setTextSize(0.3f * cell);
    canvas.drawText(sign, badgeX, badgeY + 0.105f * cell, text);
  }

  /** Draws a disc with a thin rim; the radius is in cells. */
  public void disc(Canvas canvas, float x, float y, float radius, @ColorInt int color) {
    fillCircle(canvas, x, y, (radius + 0.03f) * cell, colors.focusHalo);
    fillCircle(canvas, x, y, radius * cell, color);
  }

  /** Draws a ring around a piece in danger, beneath it. */
  public void danger(Canvas canvas, float x, float y) {
    tint(canvas, x, y, colors.danger, 60);
    drawCircle(canvas, x, y, 0.46f * cell, colors.danger, 0.08f);
  }

  /** Draws the keyboard focus: a frame in two tones, visible on every background. */
  public void focus(Canvas canvas, RectF bounds) {
    stroke(colors.focusHalo, 0.13f);
    canvas.drawRoundRect(bounds, 0.14f * cell, 0.14f * cell, line);
    stroke(colors.focus, 0.06f);
    canvas.drawRoundRect(bounds, 0.14f * cell, 0.14f * cell, line);
  }

  /** Draws a line between two places, thin or, while it is aimed at, strong. */
  public void way(
      Canvas canvas, float x, float y, float toX, float toY, int color, boolean considered) {
    stroke(color, considered ? 0.09f : 0.045f);
    line.setAlpha(considered ? 230 : 150);
    canvas.drawLine(x, y, toX, toY, line);
  }

  /** Draws the arrow of a hint. */
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
    fillPath(canvas, arrowHead, colors.hint);
    canvas.restore();
  }

  /** Draws the last move when a better one is shown: a dashed arrow with a hollow head. */
  void inferiorMove(Canvas canvas, float x, float y, float toX, float toY) {
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
    fillPath(canvas, arrowHead, colors.focusHalo);
    canvas.drawPath(arrowHead, line);
    canvas.restore();
  }

  /** Draws a word that fades in and out over the middle of the board. */
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

  /** Tints a whole square. */
  private void tint(Canvas canvas, float x, float y, @ColorInt int color, int alpha) {
    fill.setColor(Color.argb(alpha, Color.red(color), Color.green(color), Color.blue(color)));
    around(x, y, 0.47f);
    canvas.drawRoundRect(box, 0.12f * cell, 0.12f * cell, fill);
  }

  /** Draws the four corners of a square's frame. */
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
