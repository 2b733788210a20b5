package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.SearchResult;

/**
 * A hint for the person to move.
 *
 * @param best the best move so far; null at the beginning of the search
 * @param done whether the search has ended
 */
record Hint(@Nullable SearchResult best, boolean done) {}
