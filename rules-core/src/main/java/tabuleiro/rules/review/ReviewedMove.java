package tabuleiro.rules.review;

import java.util.List;
import tabuleiro.rules.ai.Verdict;

/**
 * Verdict on one move of a reviewed game, with the winning chances before and after it and the
 * better move.
 *
 * @param verdict the classification of the move
 * @param before the chance with the best move
 * @param after the chance after the move
 * @param better the line of the better move in canonical notation; empty if the move was good
 * @param refutation the line of the move itself; empty if the move was good
 */
public record ReviewedMove(
    Verdict verdict, int before, int after, List<String> better, List<String> refutation) {
  /** Returns the winning chance that the move gave away, 0 or more. */
  public int loss() {
    return Math.max(0, before - after);
  }
}
