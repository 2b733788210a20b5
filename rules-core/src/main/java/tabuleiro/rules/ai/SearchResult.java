package tabuleiro.rules.ai;

import java.util.List;

/**
 * Result of a search: the best move with its principal variation, its winning chance and, if known,
 * the distance to a forced win or loss.
 *
 * @param move the best move
 * @param chance the winning chance of the seat to move, 0 to 100
 * @param winsIn the plies to a forced win, or, negative, to a forced loss; 0 if neither is known
 * @param depth the depth of the last complete iteration in plies
 * @param nodes the number of positions searched
 * @param line the principal variation, {@code move} first
 */
public record SearchResult(
    int move, int chance, int winsIn, int depth, long nodes, List<Integer> line) {
  /** Returns this result with another node count. */
  SearchResult withNodes(long nodeCount) {
    return new SearchResult(move, chance, winsIn, depth, nodeCount, line);
  }
}
