package tabuleiro.app.analysis;

import java.util.List;
import tabuleiro.rules.ai.SearchResult;

/**
 * The CPU's best lines for one position.
 *
 * @param best the lines, best first
 * @param isDone whether the search has ended
 */
record Lines(List<SearchResult> best, boolean isDone) {
  static final Lines NONE = new Lines(List.of(), false);

  /** Returns the search depth that all lines have reached. */
  int depth() {
    return best.stream().mapToInt(SearchResult::depth).max().orElse(0);
  }

  /**
   * Returns these lines updated with new results; a restarted search must first catch up in depth.
   */
  Lines with(List<SearchResult> found, boolean done) {
    var others = new Lines(found, done);
    boolean isDeeper = others.depth() >= depth() && found.size() >= best.size();
    return isDeeper ? others : new Lines(best, done);
  }
}
