package tabuleiro.app.hands;

import androidx.annotation.StringRes;
import tabuleiro.app.board.BoardSpots.Spot;

/** Way of using the app: by touch, or by accessibility actions. */
interface TouchMethod {
  /** Touches a spot of a board or a hand. */
  void touch(Spot spot);

  /** Presses a button of the screen once it is visible. */
  void press(int id);

  /** Presses a button of a dialog. */
  void answer(@StringRes int text);
}
