package tabuleiro.rules.ai;

import java.util.Arrays;

/**
 * What came out of thinking about a position.
 *
 * @param move the move to play
 * @param chance the winning chance of the seat to move, 0 to 100
 * @param winsIn plies to a forced win, or, negative, to a forced loss; 0 if neither is known
 * @param depth how many plies were searched completely
 * @param nodes how many positions were looked at
 * @param line the moves expected from here, {@code move} first
 */
public record SearchResult(int move, int chance, int winsIn, int depth, long nodes, int[] line) {
  /** The same thought, held on to after more nodes. */
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
