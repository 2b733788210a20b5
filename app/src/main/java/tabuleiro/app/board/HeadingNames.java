package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.board.Heading;

/** Maps the eight compass headings to the texts of their names. */
public final class HeadingNames {
  private HeadingNames() {}

  /** Returns the name of a heading: "north-east". */
  @StringRes
  public static int of(Heading heading) {
    return switch (heading) {
      case N -> R.string.board_heading_n;
      case NE -> R.string.board_heading_ne;
      case E -> R.string.board_heading_e;
      case SE -> R.string.board_heading_se;
      case S -> R.string.board_heading_s;
      case SW -> R.string.board_heading_sw;
      case W -> R.string.board_heading_w;
      case NW -> R.string.board_heading_nw;
    };
  }
}
