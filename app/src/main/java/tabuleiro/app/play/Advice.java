package tabuleiro.app.play;

import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Position;

/**
 * A hint.
 *
 * @param position where it was asked for
 * @param best the best move so far; null at the very beginning of the search for it
 * @param done whether the search is over
 */
record Advice(Position position, Thought best, boolean done) {}
