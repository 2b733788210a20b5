package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.board.Tip;

/**
 * State of the tips for beginners.
 *
 * @param goal whether the goal of the game is shown
 * @param glow whether the pieces that can move are highlighted
 * @param tip the tip that is shown, or null
 */
record TipState(boolean goal, boolean glow, @Nullable Tip tip) {
  /** No tips. */
  static final TipState NONE = new TipState(false, false, null);
}
