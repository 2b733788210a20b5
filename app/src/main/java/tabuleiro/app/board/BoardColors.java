package tabuleiro.app.board;

import android.content.Context;
import androidx.annotation.ColorInt;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;

/** The colours that all boards share, of the theme the context has: light or dark. */
final class BoardColors {
  @ColorInt final int frame;
  @ColorInt final int tile;
  @ColorInt final int otherTile;
  @ColorInt final int tileEdge;
  @ColorInt final int ink;
  @ColorInt final int shade;
  @ColorInt final int select;
  @ColorInt final int target;
  @ColorInt final int last;
  @ColorInt final int hint;
  @ColorInt final int danger;
  @ColorInt final int onMark;
  @ColorInt final int focus;
  @ColorInt final int focusHalo;

  BoardColors(Context context) {
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
