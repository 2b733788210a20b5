package tabuleiro.app.games.niju;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import androidx.annotation.ColorInt;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.niju.TilePatterns;

/**
 * Draws the tiles of Ni-Ju with their patterns: White's have round pips, Black's pointed ones. A
 * pip is a socket while its cell is empty and filled when an own tile lies there. The last open
 * socket of a pattern shines; a dead tile is pale, its lost pips are small crosses.
 */
final class NiJuTilePainter extends NiJuPainter {
  private static final float PIP_PLACE = 27.5f;
  private static final float NUMBER_FROM_DP = 26;

  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF layer = new RectF(-60, -60, 60, 60);
  private final NiJuTileBodyPainter bodies;
  private final Path diamond = new Path();
  private final Path socket = new Path();
  private final Path check = new Path();
  private final String[] numbers = new String[TilePatterns.COUNT + 1];
  private final float numberFrom;
  private int side = 1;

  NiJuTilePainter(Context context, NiJuColors colors) {
    super(colors);
    bodies = new NiJuTileBodyPainter(colors);
    numberFrom = NUMBER_FROM_DP * context.getResources().getDisplayMetrics().density;
    text.setTextAlign(Paint.Align.CENTER);
    text.setFakeBoldText(true);
    text.setTextSize(21);
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      numbers[tile] = Integer.toString(tile);
    }
    makePaths();
  }

  private void makePaths() {
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

  /** Sets whether the board is seen from the opposite side. */
  void setTurned(boolean turned) {
    side = turned ? -1 : 1;
  }

  /**
   * Draws a tile in the hand, lifted by a height from 0 to 1: its pattern, with nothing filled or
   * lost.
   */
  void drawInHand(
      Canvas canvas, float x, float y, float size, int seat, int tile, int marks, float lift) {
    beginCell(canvas, x, y, size);
    bodies.draw(canvas, seat, false, lift);
    drawPips(canvas, seat, marks, marks, 0);
    drawNumber(canvas, niju.pieceLines[seat], tile, size);
    canvas.restore();
  }

  /**
   * Draws a tile on the board.
   *
   * @param own the neighbours that hold tiles of its owner
   * @param enemy the neighbours that hold the opponent's tiles
   * @param strength opacity, from 0 to 1
   * @param lift height above the board, from 0 to 1
   */
  void drawLaid(
      Canvas canvas,
      float x,
      float y,
      float size,
      int seat,
      int tile,
      int marks,
      int own,
      int enemy,
      float strength,
      float lift) {
    beginCell(canvas, x, y, size);
    if (strength < 1) {
      canvas.saveLayerAlpha(layer, Math.round(255 * strength));
    }
    boolean complete = (marks & ~own) == 0;
    boolean dead = (marks & enemy) != 0;
    bodies.draw(canvas, seat, dead, lift);
    if (complete) {
      drawGoldRing(canvas, seat, 1);
    }
    drawPips(canvas, seat, marks, marks & own, marks & enemy);
    if (complete) {
      drawCheck(canvas, 0, 0, 16);
    } else {
      drawNumber(canvas, dead ? niju.faint[seat] : niju.pieceLines[seat], tile, size);
    }
    if (strength < 1) {
      canvas.restore();
    }
    canvas.restore();
  }

  /** Draws a glow around a cell that helps to complete a pattern. */
  void drawGlow(Canvas canvas, float x, float y, float size, int seat, float strength) {
    beginCell(canvas, x, y, size);
    fill.setColor(niju.gold);
    fill.setAlpha(Math.round(70 * strength));
    canvas.drawPath(bodies.shape(seat), fill);
    stroke(niju.gold, 6);
    line.setAlpha(Math.round(255 * strength));
    canvas.drawPath(bodies.shape(seat), line);
    canvas.restore();
  }

  /** Draws the ring of a tile whose pattern is being completed. */
  void drawCompletion(Canvas canvas, float x, float y, float size, int seat, float strength) {
    beginCell(canvas, x, y, size);
    drawGoldRing(canvas, seat, strength);
    canvas.restore();
  }

  /** Draws an outline in the shape of a seat's tiles. */
  void drawFrame(
      Canvas canvas, float x, float y, float size, int seat, @ColorInt int color, float width) {
    beginCell(canvas, x, y, size);
    drawPath(canvas, bodies.shape(seat), color, width);
    canvas.restore();
  }

  private void drawPips(Canvas canvas, int seat, int marks, int full, int lost) {
    boolean dead = lost != 0;
    boolean lacksOne = !dead && Integer.bitCount(full) == TilePatterns.MARKS - 1;
    for (int i = 0; i < 8; i++) {
      var heading = Heading.of(i);
      float x = side * heading.dx * PIP_PLACE;
      float y = -side * heading.dy * PIP_PLACE;
      boolean filled = (full >> i & 1) != 0;
      if ((lost >> i & 1) != 0) {
        drawLost(canvas, seat, x, y);
      } else if ((marks >> i & 1) != 0) {
        int plain = dead ? niju.faint[seat] : niju.pieceLines[seat];
        drawPip(canvas, seat, x, y, filled, lacksOne && !filled ? niju.wanted[seat] : plain);
      } else if (!dead) {
        fillCircle(canvas, x, y, 1.8f, niju.faint[seat]);
      }
    }
  }

  private void drawLost(Canvas canvas, int seat, float x, float y) {
    stroke(niju.faint[seat], 3.5f);
    canvas.drawLine(x - 4.5f, y - 4.5f, x + 4.5f, y + 4.5f, line);
    canvas.drawLine(x - 4.5f, y + 4.5f, x + 4.5f, y - 4.5f, line);
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

  private void drawNumber(Canvas canvas, @ColorInt int color, int tile, float size) {
    if (size >= numberFrom) {
      text.setColor(color);
      canvas.drawText(numbers[tile], 0, 7.5f, text);
    }
  }

  private void drawGoldRing(Canvas canvas, int seat, float strength) {
    stroke(niju.goldLine, 10);
    line.setAlpha(Math.round(255 * strength));
    canvas.drawPath(bodies.shape(seat), line);
    stroke(niju.gold, 7);
    line.setAlpha(Math.round(255 * strength));
    canvas.drawPath(bodies.shape(seat), line);
  }

  /** Draws a golden disc with a tick: complete, or about to be. */
  void drawCheck(Canvas canvas, float x, float y, float radius) {
    canvas.translate(x, y);
    fillCircle(canvas, 0, 0, radius + 1.5f, niju.goldLine);
    fillCircle(canvas, 0, 0, radius, niju.gold);
    drawPath(canvas, check, niju.onGold, 4.5f);
    canvas.translate(-x, -y);
  }
}
