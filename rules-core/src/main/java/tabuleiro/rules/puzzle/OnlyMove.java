package tabuleiro.rules.puzzle;

import tabuleiro.rules.puzzle.Puzzle.Aim;

/**
 * The one move that is clearly better than all others in a position.
 *
 * @param move the move
 * @param aim what it achieves
 * @param amount how much of it, as a {@link Puzzle} has it
 * @param plies the plies until the gain is made; 0 for other aims
 * @param depth how many plies the search had to look ahead until it preferred the move for good
 */
record OnlyMove(int move, Aim aim, int amount, int plies, int depth) {}
