package tabuleiro.app.board;

import android.content.Context;
import android.util.TypedValue;
import androidx.annotation.StyleRes;
import tabuleiro.app.R;

/** The themes that every board can be drawn in; the theme of a context says which one is chosen. */
public enum BoardTheme {
  /** The game's own material and colours. */
  OWN("own", R.style.ThemeOverlay_Tabuleiro_Board_Own),
  /** Flat, and the same for all games. */
  PLAIN("plain", R.style.ThemeOverlay_Tabuleiro_Board_Plain),
  /** Black, white and few strong colours, for eyes that need it. */
  CONTRAST("contrast", R.style.ThemeOverlay_Tabuleiro_Board_Contrast),
  /** The game's own material in colours that colour-blind eyes tell apart too. */
  SAFE("safe", R.style.ThemeOverlay_Tabuleiro_Board_Safe);

  private final String key;
  @StyleRes private final int overlay;

  BoardTheme(String key, @StyleRes int overlay) {
    this.key = key;
    this.overlay = overlay;
  }

  /** The theme with that key; the first one if there is none. */
  public static BoardTheme of(String key) {
    for (var theme : values()) {
      if (theme.key.equals(key)) {
        return theme;
      }
    }
    return OWN;
  }

  /** The theme that is chosen in a context. */
  static BoardTheme of(Context context) {
    var chosen = new TypedValue();
    boolean found = context.getTheme().resolveAttribute(R.attr.boardTheme, chosen, true);
    return found ? values()[chosen.data] : OWN;
  }

  /** The key by which it is stored. */
  public String key() {
    return key;
  }

  /** What is laid over the theme of a context to choose this one in it. */
  @StyleRes
  public int overlay() {
    return overlay;
  }
}
