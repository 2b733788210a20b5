package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.rules.game.Position;

/** Says what a person should know before making a move that is easily regretted. */
public interface MoveWarning {
  /** Nothing to be warned of. */
  int NONE = 0;

  /** The sentence about a legal move, or {@link #NONE}. */
  @StringRes
  int of(Position position, int move);
}
