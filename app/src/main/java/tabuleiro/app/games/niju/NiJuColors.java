package tabuleiro.app.games.niju;

import android.content.Context;
import androidx.annotation.ColorInt;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;

/**
 * Colours of Ni-Ju's board and tiles, read from the board's theme; colours of both seats are
 * indexed by seat.
 */
final class NiJuColors extends BoardColors {
  @ColorInt final int table;
  @ColorInt final int grid;
  @ColorInt final int rim;
  @ColorInt final int cell;
  @ColorInt final int cellLine;
  @ColorInt final int gold;
  @ColorInt final int goldLine;
  @ColorInt final int onGold;

  /** Tiles whose pattern can no longer be completed. */
  final int[] deadBody;

  /** Faint pips and numbers. */
  final int[] faint;

  /** Outline of a tile. */
  final int[] edge;

  /** The last open mark of a pattern. */
  final int[] wanted;

  NiJuColors(Context context) {
    super(context);
    table = of(context, R.attr.nijuTable);
    grid = of(context, R.attr.nijuGrid);
    rim = of(context, R.attr.nijuRim);
    cell = of(context, R.attr.nijuCell);
    cellLine = of(context, R.attr.nijuCellLine);
    gold = of(context, R.attr.nijuGold);
    goldLine = of(context, R.attr.nijuGoldLine);
    onGold = of(context, R.attr.nijuOnGold);
    deadBody = pair(context, R.attr.nijuWhiteDead, R.attr.nijuBlackDead);
    faint = pair(context, R.attr.nijuWhiteFaint, R.attr.nijuBlackFaint);
    edge = pair(context, R.attr.nijuWhiteEdge, R.attr.nijuBlackEdge);
    wanted = new int[] {goldLine, gold};
  }
}
