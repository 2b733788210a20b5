package tabuleiro.rules.puzzle;

import java.util.List;
import tabuleiro.rules.puzzle.Puzzle.Aim;

/**
 * Move that is clearly better than all others of a position, as found by {@link OnlyMoveFinder}.
 *
 * @param move the move
 * @param also the moves to the same place that are as good, in notation
 * @param aim what it achieves
 * @param amount how much of it, as in {@link Puzzle}
 * @param within as in {@link Puzzle}
 * @param plies the search depth it takes: to the win, to the loss after any other move, or until
 *     the gain is made and the rival has replied
 */
record OnlyMove(int move, List<String> also, Aim aim, int amount, int within, int plies) {}
