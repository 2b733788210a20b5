package tabuleiro.app.board;

import android.content.Context;
import android.util.TypedValue;
import androidx.annotation.AttrRes;
import androidx.annotation.ColorInt;
import com.google.android.material.color.MaterialColors;
import tabuleiro.app.R;

/**
 * Colours shared by the boards of all games, read from the board's theme (light or dark). A context
 * has such a theme after {@link GameUi#themed}.
 */
public class BoardColors {
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

  /** Bodies of the white and the black pieces, and their lines. */
  public final int[] pieces;

  public final int[] pieceLines;

  /** Whether the board is drawn with the game's material rather than flat. */
  public final boolean material;

  public BoardColors(Context context) {
    frame = of(context, R.attr.boardFrame);
    tile = of(context, R.attr.boardTile);
    otherTile = of(context, R.attr.boardTileOther);
    tileEdge = of(context, R.attr.boardTileEdge);
    ink = of(context, R.attr.boardInk);
    shade = of(context, R.attr.boardShade);
    select = of(context, R.attr.boardSelect);
    target = of(context, R.attr.boardTarget);
    last = of(context, R.attr.boardLast);
    hint = of(context, R.attr.boardHint);
    danger = of(context, R.attr.boardDanger);
    onMark = of(context, R.attr.boardOnMark);
    focus = of(context, R.attr.boardFocus);
    focusHalo = of(context, R.attr.boardFocusHalo);
    pieces = pair(context, R.attr.boardWhitePiece, R.attr.boardBlackPiece);
    pieceLines = pair(context, R.attr.boardWhiteLine, R.attr.boardBlackLine);
    var drawn = new TypedValue();
    context.getTheme().resolveAttribute(R.attr.boardMaterial, drawn, true);
    material = drawn.data != 0;
  }

  /** Returns the colours of White and Black. */
  public static int[] pair(Context context, @AttrRes int white, @AttrRes int black) {
    return new int[] {of(context, white), of(context, black)};
  }

  /** Returns one colour of the context's theme. */
  @ColorInt
  public static int of(Context context, @AttrRes int color) {
    return MaterialColors.getColor(context, color, "a board's context is not themed");
  }
}
