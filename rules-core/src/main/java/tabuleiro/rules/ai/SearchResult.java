package tabuleiro.rules.ai;

import java.util.Arrays;

/**
 * Result of a search.
 *
 * @param move the best move
 * @param chance the winning chance of the seat to move, 0 to 100
 * @param winsIn the plies to a forced win, or, negative, to a forced loss; 0 if neither is known
 * @param depth the depth of the last complete iteration in plies
 * @param nodes the number of positions searched
 * @param line the principal variation, {@code move} first
 */
@SuppressWarnings("ArrayRecordComponent") // equals compares the lines, and nobody changes one
public record SearchResult(int move, int chance, int winsIn, int depth, long nodes, int[] line) {
  /** Returns this result with another node count. */
  SearchResult withNodes(long nodeCount) {
    return new SearchResult(move, chance, winsIn, depth, nodeCount, line);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchResult that
        && move == that.move
        && chance == that.chance
        && winsIn == that.winsIn
        && depth == that.depth
        && nodes == that.nodes
        && Arrays.equals(line, that.line);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(line) * 31 + move;
  }

  @Override
  public String toString() {
    return "SearchResult[move="
        + move
        + ", chance="
        + chance
        + ", winsIn="
        + winsIn
        + ", depth="
        + depth
        + ", nodes="
        + nodes
        + ", line="
        + Arrays.toString(line)
        + "]";
  }
}
