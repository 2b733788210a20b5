package tabuleiro.app.analysis;

import java.util.List;
import tabuleiro.rules.ai.SearchResult;

/**
 * The CPU's best lines (sequences of moves) for one position.
 *
 * @param best the lines, best first
 * @param isDone whether the search has ended
 */
record CpuLines(List<SearchResult> best, boolean isDone) {
  static final CpuLines NONE = new CpuLines(List.of(), false);

  /** Returns the search depth that all lines have reached. */
  int depth() {
    return best.stream().mapToInt(SearchResult::depth).max().orElse(0);
  }

  /**
   * Returns these lines updated with new results; a restarted search must first catch up in depth.
   */
  CpuLines with(List<SearchResult> found, boolean done) {
    var others = new CpuLines(found, done);
    boolean isDeeper = others.depth() >= depth() && found.size() >= best.size();
    return isDeeper ? others : new CpuLines(best, done);
  }
}
