package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.board.Tip;

/**
 * What a newcomer is told at one moment.
 *
 * @param goal whether the goal of the game is to be read
 * @param glow whether the pieces that can move glow
 * @param tip the tip to be read, or null
 */
record TipState(boolean goal, boolean glow, @Nullable Tip tip) {
  /** Nothing at all. */
  static final TipState NONE = new TipState(false, false, null);
}
