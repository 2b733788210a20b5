package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.rules.game.Position;

/** Provides the warning shown before a risky move, such as one that could lose the game at once. */
public interface MoveWarningProvider {
  /** No warning. */
  int NONE = 0;

  /** Returns the text of the warning about a legal move, or {@link #NONE}. */
  @StringRes
  int of(Position position, int move);
}
