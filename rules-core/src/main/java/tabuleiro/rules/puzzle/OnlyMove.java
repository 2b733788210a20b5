package tabuleiro.rules.puzzle;

import java.util.List;
import tabuleiro.rules.puzzle.Puzzle.Aim;

/**
 * The one move that is clearly better than all others in a position.
 *
 * @param move the move
 * @param also those that go to the same place and are as good, in notation
 * @param aim what it achieves
 * @param amount how much of it, as a {@link Puzzle} has it
 * @param plies how far one must look: to the win, to the loss after any other move, or until the
 *     gain is made and the rival has replied
 */
record OnlyMove(int move, List<String> also, Aim aim, int amount, int plies) {}
