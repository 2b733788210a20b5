package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.Thought;

/**
 * A move that the person to move is advised to make.
 *
 * @param best the best move so far; null at the very beginning of the search for it
 * @param done whether the search is over
 */
record Hint(@Nullable Thought best, boolean done) {}
