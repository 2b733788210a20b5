package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.SearchResult;

/**
 * Hint for the user: the best move that the CPU has found so far.
 *
 * @param best the best move so far; null at the beginning of the search
 * @param done whether the search has ended
 */
record Hint(@Nullable SearchResult best, boolean done) {}
