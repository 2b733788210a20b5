package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.rules.game.Position;

/** Provides warnings about moves that are easily regretted. */
public interface MoveWarningProvider {
  /** No warning. */
  int NONE = 0;

  /** Returns the text of the warning about a legal move, or {@link #NONE}. */
  @StringRes
  int of(Position position, int move);
}
