package tabuleiro.app.games.niju;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import androidx.annotation.ColorInt;
import androidx.annotation.ColorRes;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.niju.Tiles;

/**
 * Draws tiles: White's are round, with round pips, Black's have cut corners and pointed pips. A pip
 * is a socket while its cell waits for a tile, full when an own tile lies there and crossed out
 * when an enemy's does.
 *
 * <p>Everything is drawn in hundredths of a cell, so that nothing depends on the size.
 */
final class NiJuTilePainter {
  /** A cell is so many units wide. */
  static final float UNIT = 100;

  private static final float HALF = 45;
  private static final float PIP_PLACE = 27.5f;
  private static final float NUMBER_FROM_DP = 26;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF layer = new RectF(-60, -60, 60, 60);
  private final Path[] shapes = new Path[2];
  private final Path diamond = new Path();
  private final Path socket = new Path();
  private final Path check = new Path();
  private final String[] numbers = new String[Tiles.COUNT + 1];
  private final float numberFrom;

  private final int[] body = new int[2];
  private final int[] deadBody = new int[2];
  private final int[] ink = new int[2];
  private final int[] faint = new int[2];
  @ColorInt private final int shade;
  @ColorInt private final int danger;
  @ColorInt private final int gold;
  @ColorInt private final int goldLine;
  @ColorInt private final int onGold;

  NiJuTilePainter(Context context) {
    colors(context, body, R.color.niju_white, R.color.niju_black);
    colors(context, deadBody, R.color.niju_white_dead, R.color.niju_black_dead);
    colors(context, ink, R.color.niju_white_ink, R.color.niju_black_ink);
    colors(context, faint, R.color.niju_white_faint, R.color.niju_black_faint);
    shade = ContextCompat.getColor(context, R.color.board_shade);
    danger = ContextCompat.getColor(context, R.color.niju_danger);
    gold = ContextCompat.getColor(context, R.color.niju_gold);
    goldLine = ContextCompat.getColor(context, R.color.niju_gold_line);
    onGold = ContextCompat.getColor(context, R.color.niju_on_gold);
    numberFrom = NUMBER_FROM_DP * context.getResources().getDisplayMetrics().density;
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    line.setStrokeJoin(Paint.Join.ROUND);
    text.setTextAlign(Paint.Align.CENTER);
    text.setFakeBoldText(true);
    text.setTextSize(21);
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      numbers[tile] = Integer.toString(tile);
    }
    makePaths();
  }

  private static void colors(
      Context context, int[] colors, @ColorRes int white, @ColorRes int black) {
    colors[0] = ContextCompat.getColor(context, white);
    colors[1] = ContextCompat.getColor(context, black);
  }

  private void makePaths() {
    var round = new Path();
    round.addRoundRect(-HALF, -HALF, HALF, HALF, 20, 20, Path.Direction.CW);
    shapes[0] = round;
    var cut = new Path();
    float corner = HALF - 12;
    cut.moveTo(-corner, -HALF);
    cut.lineTo(corner, -HALF);
    cut.lineTo(HALF, -corner);
    cut.lineTo(HALF, corner);
    cut.lineTo(corner, HALF);
    cut.lineTo(-corner, HALF);
    cut.lineTo(-HALF, corner);
    cut.lineTo(-HALF, -corner);
    cut.close();
    shapes[1] = cut;
    rhombus(diamond, 11.5f);
    rhombus(socket, 9.5f);
    check.moveTo(-9, 1);
    check.lineTo(-3, 8);
    check.lineTo(10, -7);
  }

  private static void rhombus(Path path, float reach) {
    path.moveTo(0, -reach);
    path.lineTo(reach, 0);
    path.lineTo(0, reach);
    path.lineTo(-reach, 0);
    path.close();
  }

  /** A tile in the hand: its pattern, nothing filled or lost yet. */
  void drawInHand(
      Canvas canvas, float x, float y, float cell, int seat, int tile, int marks, boolean turned) {
    begin(canvas, x, y, cell);
    drawBody(canvas, seat, false);
    drawPips(canvas, seat, marks, marks, 0, turned, false);
    drawNumber(canvas, seat, tile, cell);
    canvas.restore();
  }

  /**
   * A tile on the table.
   *
   * @param own the neighbours that hold tiles of its owner
   * @param enemy the neighbours that hold other tiles
   * @param strength how visible it is, from 0 to 1
   */
  void drawLaid(
      Canvas canvas,
      float x,
      float y,
      float cell,
      int seat,
      int tile,
      int marks,
      int own,
      int enemy,
      boolean turned,
      float strength) {
    begin(canvas, x, y, cell);
    if (strength < 1) {
      canvas.saveLayerAlpha(layer, Math.round(255 * strength));
    }
    boolean complete = (marks & ~own) == 0;
    boolean dead = (marks & enemy) != 0;
    drawBody(canvas, seat, dead);
    if (complete) {
      drawGoldRing(canvas, seat, 1);
    }
    drawPips(canvas, seat, marks, marks & own, marks & enemy, turned, dead);
    if (complete) {
      drawCheck(canvas, 0, 0, 16);
    } else {
      drawNumber(canvas, dead ? seat + 2 : seat, tile, cell);
    }
    if (strength < 1) {
      canvas.restore();
    }
    canvas.restore();
  }

  /** The ring of a tile that is just being completed. */
  void drawCompletion(Canvas canvas, float x, float y, float cell, int seat, float strength) {
    begin(canvas, x, y, cell);
    drawGoldRing(canvas, seat, strength);
    canvas.restore();
  }

  /** Where a tile was in the hand: its outline only. */
  void drawSlot(Canvas canvas, float x, float y, float cell, int seat, @ColorInt int color) {
    begin(canvas, x, y, cell);
    stroke(color, 2.5f);
    canvas.scale(0.8f, 0.8f);
    canvas.drawPath(shapes[seat], line);
    canvas.restore();
  }

  /** An outline in the form of a seat's tiles. */
  void drawFrame(
      Canvas canvas, float x, float y, float cell, int seat, @ColorInt int color, float width) {
    begin(canvas, x, y, cell);
    stroke(color, width);
    canvas.drawPath(shapes[seat], line);
    canvas.restore();
  }

  /** Puts the origin at the middle of a cell and makes it a hundred units wide. */
  static void begin(Canvas canvas, float x, float y, float cell) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(cell / UNIT, cell / UNIT);
  }

  private void drawBody(Canvas canvas, int seat, boolean dead) {
    fill.setColor(shade);
    canvas.translate(0, 3);
    canvas.drawPath(shapes[seat], fill);
    canvas.translate(0, -3);
    fill.setColor(dead ? deadBody[seat] : body[seat]);
    canvas.drawPath(shapes[seat], fill);
    stroke(faint[seat], 2.5f);
    canvas.drawPath(shapes[seat], line);
  }

  private void drawPips(
      Canvas canvas, int seat, int marks, int full, int lost, boolean turned, boolean dead) {
    for (int i = 0; i < 8; i++) {
      var heading = Heading.of(i);
      int side = turned ? -1 : 1;
      float x = side * heading.dx * PIP_PLACE;
      float y = -side * heading.dy * PIP_PLACE;
      if ((marks >> i & 1) == 0) {
        fill.setColor(faint[seat]);
        canvas.drawCircle(x, y, 1.8f, fill);
      } else if ((lost >> i & 1) != 0) {
        stroke(danger, 5.5f);
        canvas.drawLine(x - 6.5f, y - 6.5f, x + 6.5f, y + 6.5f, line);
        canvas.drawLine(x - 6.5f, y + 6.5f, x + 6.5f, y - 6.5f, line);
      } else {
        drawPip(canvas, seat, x, y, (full >> i & 1) != 0, dead ? faint[seat] : ink[seat]);
      }
    }
  }

  private void drawPip(Canvas canvas, int seat, float x, float y, boolean full, int color) {
    fill.setColor(color);
    stroke(color, 4);
    if (seat == 0) {
      canvas.drawCircle(x, y, full ? 9 : 7, full ? fill : line);
      return;
    }
    canvas.translate(x, y);
    canvas.drawPath(full ? diamond : socket, full ? fill : line);
    canvas.translate(-x, -y);
  }

  private void drawNumber(Canvas canvas, int tone, int tile, float cell) {
    if (cell >= numberFrom) {
      text.setColor(tone < 2 ? ink[tone] : faint[tone - 2]);
      canvas.drawText(numbers[tile], 0, 7.5f, text);
    }
  }

  private void drawGoldRing(Canvas canvas, int seat, float strength) {
    stroke(goldLine, 10);
    line.setAlpha(Math.round(255 * strength));
    canvas.drawPath(shapes[seat], line);
    stroke(gold, 7);
    line.setAlpha(Math.round(255 * strength));
    canvas.drawPath(shapes[seat], line);
  }

  /** A golden disc with a tick: complete, or about to be. */
  void drawCheck(Canvas canvas, float x, float y, float radius) {
    canvas.translate(x, y);
    fill.setColor(goldLine);
    canvas.drawCircle(0, 0, radius + 1.5f, fill);
    fill.setColor(gold);
    canvas.drawCircle(0, 0, radius, fill);
    stroke(onGold, 4.5f);
    canvas.drawPath(check, line);
    canvas.translate(-x, -y);
  }

  private void stroke(@ColorInt int color, float width) {
    line.setColor(color);
    line.setStrokeWidth(width);
  }
}
