package tabuleiro.app.board;

import android.content.Context;
import android.util.TypedValue;
import androidx.annotation.StyleRes;
import tabuleiro.app.R;

/**
 * Visual themes in which the boards of all games can be drawn, such as high contrast; the context's
 * theme says which one is chosen.
 */
public enum BoardTheme {
  /** The game's own material and colours. */
  OWN("own", R.style.ThemeOverlay_Tabuleiro_Board_Own, R.style.Board_Material),
  /** Flat, and the same for all games. */
  PLAIN("plain", R.style.ThemeOverlay_Tabuleiro_Board_Plain, R.style.Board_Plain),
  /** High contrast: black, white and few strong colours. */
  CONTRAST("contrast", R.style.ThemeOverlay_Tabuleiro_Board_Contrast, R.style.Board_Contrast),
  /** The game's own material in colours that are safe for colour-blind people. */
  SAFE("safe", R.style.ThemeOverlay_Tabuleiro_Board_Safe, R.style.Board_Material);

  private final String key;
  @StyleRes private final int overlay;
  @StyleRes private final int board;

  BoardTheme(String key, @StyleRes int overlay, @StyleRes int board) {
    this.key = key;
    this.overlay = overlay;
    this.board = board;
  }

  /** Returns the theme with a stored key, or the first one for an unknown key. */
  public static BoardTheme of(String key) {
    for (var theme : values()) {
      if (theme.key.equals(key)) {
        return theme;
      }
    }
    return OWN;
  }

  /** Returns the theme that is chosen in a context. */
  static BoardTheme of(Context context) {
    var chosen = new TypedValue();
    boolean found = context.getTheme().resolveAttribute(R.attr.boardTheme, chosen, true);
    return found ? values()[chosen.data] : OWN;
  }

  /** Returns the key under which the theme is stored. */
  public String key() {
    return key;
  }

  /** Returns the style of all boards in this theme, to which games add their own. */
  @StyleRes
  int board() {
    return board;
  }

  /** Returns the theme overlay that selects this theme in a context. */
  @StyleRes
  public int overlay() {
    return overlay;
  }
}
