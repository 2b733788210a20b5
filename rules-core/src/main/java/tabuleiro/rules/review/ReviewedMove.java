package tabuleiro.rules.review;

import java.util.List;
import tabuleiro.rules.ai.Verdict;

/**
 * What came out about one move of a game; chances are those of the seat that made it, 0 to 100.
 *
 * @param verdict what the move was worth
 * @param before the chance with the best move
 * @param after the chance that the move left
 * @param better the better move and what it leads to, in canonical notation; empty if the move was
 *     good
 * @param refutation the move itself and what it leads to; empty if the move was good
 */
public record ReviewedMove(
    Verdict verdict, int before, int after, List<String> better, List<String> refutation) {
  /** The chance the move gave away, 0 or more. */
  public int loss() {
    return Math.max(0, before - after);
  }
}
