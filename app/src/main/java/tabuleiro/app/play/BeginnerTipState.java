package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.board.BeginnerTip;

/**
 * Immutable state of the tips for beginners on the play screen: which of them are shown.
 *
 * @param goal whether the goal of the game is shown
 * @param glow whether the pieces that can move are highlighted
 * @param tip the tip that is shown, or null
 * @param ply the number of the move that the tip is about, from 1; 0 without a tip
 */
record BeginnerTipState(boolean goal, boolean glow, @Nullable BeginnerTip tip, int ply) {}
