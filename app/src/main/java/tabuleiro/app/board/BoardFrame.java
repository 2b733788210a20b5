package tabuleiro.app.board;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.RectF;

/** The frame round a board of squares, with the names of files and ranks if there is room. */
final class BoardFrame {
  private static final float TEXT = 0.72f;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint names = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF box = new RectF();
  private final float dp;
  private String[] files = {};
  private String[] ranks = {};
  private float rim;
  private float gutter;

  BoardFrame(BoardColors colors, float dp) {
    this.dp = dp;
    fill.setColor(colors.frame);
    names.setTextAlign(Paint.Align.CENTER);
    names.setColor(colors.ink);
  }

  /** Fits cells of about that side; names so many files and ranks. Returns the rim's width. */
  float resize(float cell, int named) {
    rim = Math.max(1, Math.min(6 * dp, 0.12f * cell));
    gutter = named == 0 ? 0 : Math.max(11 * dp, Math.min(20 * dp, 0.3f * cell));
    names.setTextSize(TEXT * gutter);
    files = new String[named];
    ranks = new String[named];
    for (int i = 0; i < named; i++) {
      files[i] = String.valueOf((char) ('a' + i));
      ranks[i] = Integer.toString(i + 1);
    }
    return rim;
  }

  /** The room that the names take, at the left and below. */
  float gutter() {
    return gutter;
  }

  void draw(Canvas canvas, SquareGrid grid) {
    float right = grid.left + grid.span;
    float bottom = grid.top + grid.span;
    box.set(grid.left - rim - gutter, grid.top - rim, right + rim, bottom + rim + gutter);
    float round = Math.min(12 * dp, 0.3f * grid.cell);
    canvas.drawRoundRect(box, round, round, fill);
    float middle = (names.ascent() + names.descent()) / 2;
    float below = bottom + rim / 2 + gutter / 2 - middle;
    float beside = grid.left - rim / 2 - gutter / 2;
    for (int i = 0; i < files.length; i++) {
      canvas.drawText(files[i], grid.fileX(i), below, names);
      canvas.drawText(ranks[i], beside, grid.rankY(i) - middle, names);
    }
  }
}
