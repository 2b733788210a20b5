package tabuleiro.app.board;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.RectF;
import tabuleiro.rules.board.Squares;

/**
 * Draws the frame around a board of squares, with the names of files and ranks if wanted, and
 * computes the room inside.
 */
final class BoardFrame {
  private static final float TEXT = 0.72f;
  private static final int LIGHT = 0x40FFFFFF;
  private static final int DARK = 0x50000000;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint names = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint bevel = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF box = new RectF();
  private final boolean material;
  private final float dp;
  private String[] files = {};
  private String[] ranks = {};
  private int width;
  private int height;
  private float rim;
  private float gutter;
  private float foot;

  BoardFrame(BoardColors colors, float dp) {
    this.dp = dp;
    material = colors.material;
    fill.setColor(colors.frame);
    bevel.setStyle(Paint.Style.STROKE);
    names.setTextAlign(Paint.Align.CENTER);
    names.setColor(colors.ink);
  }

  /** Sets the size; {@code side} is the number of squares in a row. */
  void resize(int newWidth, int newHeight, int side, boolean isNamed) {
    width = newWidth;
    height = newHeight;
    float cell = roughCell(side);
    int named = isNamed ? side : 0;
    rim = Math.max(1, Math.min(6 * dp, 0.12f * cell));
    gutter = named == 0 ? 0 : Math.max(11 * dp, Math.min(20 * dp, 0.3f * cell));
    names.setTextSize(TEXT * gutter);
    files = new String[named];
    ranks = new String[named];
    for (int i = 0; i < named; i++) {
      files[i] = String.valueOf((char) ('a' + i));
      ranks[i] = Integer.toString(i + 1);
    }
  }

  private float roughCell(int side) {
    return Math.min(width, height) / (float) side;
  }

  /**
   * Returns the largest grid that fits inside, centred. {@code share} is the width of the gap after
   * every block, in cells; {@code hasBottomGap} adds a gap below the last block.
   */
  SquareGrid fit(Squares squares, int quarters, int block, float share, boolean hasBottomGap) {
    int side = squares.side();
    int gaps = (side - 1) / block;
    float gap = gaps == 0 ? 0 : share * roughCell(side);
    foot = hasBottomGap ? gap : 0;
    float room = Math.min(width, height - foot) - 2 * rim - gutter - gaps * gap;
    float cell = (float) Math.floor(room / side);
    float span = cell * side + gaps * gap;
    float left = Math.round((width - span - gutter) / 2 + gutter);
    float top = Math.round((height - span - foot - gutter) / 2);
    return new SquareGrid(squares, quarters, left, top, cell, block, gap);
  }

  void draw(Canvas canvas, SquareGrid grid) {
    float right = grid.left + grid.span;
    float bottom = grid.top + grid.span + foot;
    box.set(grid.left - rim - gutter, grid.top - rim, right + rim, bottom + rim + gutter);
    float round = Math.min(12 * dp, 0.3f * grid.cell);
    canvas.drawRoundRect(box, round, round, fill);
    if (material) {
      drawBevel(canvas, grid, round);
    }
    float middle = (names.ascent() + names.descent()) / 2;
    float below = bottom + rim / 2 + gutter / 2 - middle;
    float beside = grid.left - rim / 2 - gutter / 2;
    for (int i = 0; i < files.length; i++) {
      int lowest = grid.square(i, files.length - 1);
      int leftmost = grid.square(0, i);
      canvas.drawText(name(grid, lowest, grid.isUpright()), grid.columnX(i), below, names);
      canvas.drawText(
          name(grid, leftmost, !grid.isUpright()), beside, grid.rowY(i) - middle, names);
    }
  }

  private String name(SquareGrid grid, int square, boolean byFile) {
    return byFile ? files[grid.squares().file(square)] : ranks[grid.squares().rank(square)];
  }

  /** Draws a light outer edge, and a dark inner edge where the board lies below its frame. */
  private void drawBevel(Canvas canvas, SquareGrid grid, float round) {
    bevel.setStrokeWidth(Math.max(1, dp));
    bevel.setColor(LIGHT);
    box.inset(dp / 2, dp / 2);
    canvas.drawRoundRect(box, round, round, bevel);
    bevel.setColor(DARK);
    float edge = rim / 2;
    box.set(
        grid.left - edge,
        grid.top - edge,
        grid.left + grid.span + edge,
        grid.top + grid.span + foot + edge);
    canvas.drawRect(box, bevel);
  }
}
