package tabuleiro.app.hands;

import androidx.annotation.StringRes;
import tabuleiro.app.board.Spots.Spot;

/** A way to touch things: with a finger, or with the actions of a screen reader. */
interface Touching {
  /** Touches a spot of a board or a hand. */
  void touch(Spot spot);

  /** Presses a button of the screen once it is there. */
  void press(int id);

  /** Gives an answer in a dialog. */
  void answer(@StringRes int text);
}
