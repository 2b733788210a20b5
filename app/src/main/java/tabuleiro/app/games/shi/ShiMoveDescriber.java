package tabuleiro.app.games.shi;

import android.content.res.Resources;
import tabuleiro.app.R;
import tabuleiro.rules.shi.ShiPosition;

/** Describes moves of Samurai and Ninja. */
final class ShiMoveDescriber {
  private ShiMoveDescriber() {}

  static String move(Resources words, ShiPosition from, int move) {
    var start = from.squares().name(ShiPosition.from(move));
    var end = from.squares().name(ShiPosition.to(move));
    int screen = from.screen(move);
    return screen < 0
        ? words.getString(R.string.move_to, start, end)
        : words.getString(R.string.shi_move_takes_over, start, end, from.squares().name(screen));
  }
}
