package tabuleiro.app.games.niju;

import android.content.Context;
import androidx.annotation.ColorInt;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;

/** Colours of Ni-Ju in the board's theme; colours of both seats are indexed by seat. */
final class NiJuColors {
  /** Colours shared by all boards. */
  final BoardColors common;

  @ColorInt final int table;
  @ColorInt final int grid;
  @ColorInt final int rim;
  @ColorInt final int cell;
  @ColorInt final int cellLine;
  @ColorInt final int gold;
  @ColorInt final int goldLine;
  @ColorInt final int onGold;

  /** Tiles whose pattern can still be completed. */
  final int[] body;

  final int[] deadBody;

  /** Pips and numbers: in full strength, and faint. */
  final int[] ink;

  final int[] faint;

  /** Outline of a tile. */
  final int[] edge;

  /** The last open mark of a pattern. */
  final int[] wanted;

  NiJuColors(Context context) {
    common = new BoardColors(context);
    table = BoardColors.of(context, R.attr.nijuTable);
    grid = BoardColors.of(context, R.attr.nijuGrid);
    rim = BoardColors.of(context, R.attr.nijuRim);
    cell = BoardColors.of(context, R.attr.nijuCell);
    cellLine = BoardColors.of(context, R.attr.nijuCellLine);
    gold = BoardColors.of(context, R.attr.nijuGold);
    goldLine = BoardColors.of(context, R.attr.nijuGoldLine);
    onGold = BoardColors.of(context, R.attr.nijuOnGold);
    body = common.pieces;
    deadBody = BoardColors.pair(context, R.attr.nijuWhiteDead, R.attr.nijuBlackDead);
    ink = common.pieceLines;
    faint = BoardColors.pair(context, R.attr.nijuWhiteFaint, R.attr.nijuBlackFaint);
    edge = BoardColors.pair(context, R.attr.nijuWhiteEdge, R.attr.nijuBlackEdge);
    wanted = new int[] {goldLine, gold};
  }
}
