package tabuleiro.app.board;

import android.content.Context;
import androidx.annotation.ColorInt;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;

/** The colours that all boards share, of the theme the context has: light or dark. */
public final class BoardColors {
  @ColorInt public final int frame;
  @ColorInt public final int tile;
  @ColorInt public final int otherTile;
  @ColorInt public final int tileEdge;
  @ColorInt public final int ink;
  @ColorInt public final int shade;
  @ColorInt public final int select;
  @ColorInt public final int target;
  @ColorInt public final int last;
  @ColorInt public final int hint;
  @ColorInt public final int danger;
  @ColorInt public final int onMark;
  @ColorInt public final int focus;
  @ColorInt public final int focusHalo;

  public BoardColors(Context context) {
    frame = ContextCompat.getColor(context, R.color.board_frame);
    tile = ContextCompat.getColor(context, R.color.board_tile);
    otherTile = ContextCompat.getColor(context, R.color.board_tile_other);
    tileEdge = ContextCompat.getColor(context, R.color.board_tile_edge);
    ink = ContextCompat.getColor(context, R.color.board_ink);
    shade = ContextCompat.getColor(context, R.color.board_shade);
    select = ContextCompat.getColor(context, R.color.board_select);
    target = ContextCompat.getColor(context, R.color.board_target);
    last = ContextCompat.getColor(context, R.color.board_last);
    hint = ContextCompat.getColor(context, R.color.board_hint);
    danger = ContextCompat.getColor(context, R.color.board_danger);
    onMark = ContextCompat.getColor(context, R.color.board_on_mark);
    focus = ContextCompat.getColor(context, R.color.board_focus);
    focusHalo = ContextCompat.getColor(context, R.color.board_focus_halo);
  }
}
