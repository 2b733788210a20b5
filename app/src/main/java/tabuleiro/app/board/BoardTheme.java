package tabuleiro.app.board;

import android.content.Context;
import android.util.TypedValue;
import androidx.annotation.StyleRes;
import tabuleiro.app.R;

/** Themes in which every board can be drawn; the context's theme says which one is chosen. */
public enum BoardTheme {
  /** Creates the game's own material and colours. */
  OWN("own", R.style.ThemeOverlay_Tabuleiro_Board_Own),
  /** Flat, and the same for all games. */
  PLAIN("plain", R.style.ThemeOverlay_Tabuleiro_Board_Plain),
  /** High contrast: black, white and few strong colours. */
  CONTRAST("contrast", R.style.ThemeOverlay_Tabuleiro_Board_Contrast),
  /** Creates the game's own material in colours that are safe for colour-blind people. */
  SAFE("safe", R.style.ThemeOverlay_Tabuleiro_Board_Safe);

  private final String key;
  @StyleRes private final int overlay;

  BoardTheme(String key, @StyleRes int overlay) {
    this.key = key;
    this.overlay = overlay;
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

  /** Returns the theme overlay that selects this theme in a context. */
  @StyleRes
  public int overlay() {
    return overlay;
  }
}
