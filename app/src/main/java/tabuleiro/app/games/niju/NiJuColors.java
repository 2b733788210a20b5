package tabuleiro.app.games.niju;

import android.content.Context;
import androidx.annotation.ColorInt;
import androidx.annotation.ColorRes;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;

/** The colours of Ni-Ju; what both seats have is listed by seat. */
final class NiJuColors {
  /** What Ni-Ju shares with all boards. */
  final BoardColors common;

  @ColorInt final int last;
  @ColorInt final int table;
  @ColorInt final int grid;
  @ColorInt final int rim;
  @ColorInt final int cell;
  @ColorInt final int cellLine;
  @ColorInt final int gold;
  @ColorInt final int goldLine;
  @ColorInt final int onGold;

  /** A tile whose pattern can still be completed, and one whose pattern is dead. */
  final int[] body;

  final int[] deadBody;

  /** What is drawn on a tile: plainly, and so that it is hardly noticed. */
  final int[] ink;

  final int[] faint;

  /** The outline of a tile. */
  final int[] edge;

  /** The mark that a pattern lacks alone. */
  final int[] wanted;

  NiJuColors(Context context) {
    common = new BoardColors(context);
    last = color(context, R.color.niju_last);
    table = color(context, R.color.niju_table);
    grid = color(context, R.color.niju_grid);
    rim = color(context, R.color.niju_rim);
    cell = color(context, R.color.niju_cell);
    cellLine = color(context, R.color.niju_cell_line);
    gold = color(context, R.color.niju_gold);
    goldLine = color(context, R.color.niju_gold_line);
    onGold = color(context, R.color.niju_on_gold);
    body = both(context, R.color.niju_white, R.color.niju_black);
    deadBody = both(context, R.color.niju_white_dead, R.color.niju_black_dead);
    ink = both(context, R.color.niju_white_ink, R.color.niju_black_ink);
    faint = both(context, R.color.niju_white_faint, R.color.niju_black_faint);
    edge = both(context, R.color.niju_white_edge, R.color.niju_black_edge);
    wanted = new int[] {goldLine, gold};
  }

  private static int[] both(Context context, @ColorRes int white, @ColorRes int black) {
    return new int[] {color(context, white), color(context, black)};
  }

  @ColorInt
  private static int color(Context context, @ColorRes int color) {
    return ContextCompat.getColor(context, color);
  }
}
