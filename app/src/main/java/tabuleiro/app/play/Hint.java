package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.Thought;

/**
 * A hint for the person to move.
 *
 * @param best the best move so far; null at the beginning of the search
 * @param done whether the search has ended
 */
record Hint(@Nullable Thought best, boolean done) {}
