package tabuleiro.rules.ai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.rules.game.MoveList;

/**
 * Multi-PV search: finds the best few moves of a position, each with its principal variation, by
 * iterative deepening. In each iteration it searches all moves, then all but the best, and so on,
 * to the same depth.
 */
final class MultiPvSearch {
  /** Searches some moves to a depth. */
  interface Searcher {
    SearchResult search(MoveList moves, int depth, SearchLimits limits);
  }

  /** An offset greater than any chance, which sorts proved results before and after all others. */
  private static final int PROVED_OFFSET = 1000;

  /** Order of results: quickest win first, then by chance, slowest loss before quicker ones. */
  private static final Comparator<SearchResult> BEST_FIRST =
      Comparator.comparingInt(
          result -> {
            int proved = result.winsIn() > 0 ? -PROVED_OFFSET : PROVED_OFFSET;
            return result.winsIn() == 0 ? -result.chance() : proved + result.winsIn();
          });

  private final Searcher searcher;
  private final int[] moves;
  private final int count;
  private final SearchLimits limits;
  private final CancelFlag cancel;
  private final long begin = System.nanoTime();
  private long nodes;

  /** Creates a search for some number of lines, or one for each move if there are fewer. */
  MultiPvSearch(
      Searcher searcher, MoveList moves, int count, SearchLimits limits, CancelFlag cancel) {
    this.searcher = searcher;
    this.moves = moves.toArray();
    this.count = Math.min(count, this.moves.length);
    this.limits = limits;
    this.cancel = cancel;
  }

  /**
   * Returns the lines of the last complete iteration. The callback receives each complete
   * iteration, since lines of different depths cannot be compared, and in the first iteration every
   * new line.
   */
  List<SearchResult> find(int maxDepth, Consumer<List<SearchResult>> progress) {
    var lines = Collections.<SearchResult>emptyList();
    boolean isDeeper = true;
    for (int depth = 1; depth <= maxDepth && isDeeper; depth++) {
      var round = new ArrayList<SearchResult>();
      isDeeper = false;
      while (round.size() < count) {
        var result = searcher.search(without(round), depth, remaining());
        nodes += result.nodes();
        if (depth > 1 && isExhausted()) {
          return lines;
        }
        isDeeper |= result.depth() == depth;
        round.add(result);
        if (depth == 1 || round.size() == count) {
          lines = new ArrayList<>(round);
          lines.sort(BEST_FIRST);
          lines = Collections.unmodifiableList(lines);
          progress.accept(lines);
        }
      }
    }
    return lines;
  }

  private MoveList without(List<SearchResult> found) {
    var others = new MoveList();
    for (int move : moves) {
      if (found.stream().noneMatch(result -> result.move() == move)) {
        others.add(move);
      }
    }
    return others;
  }

  private boolean isExhausted() {
    return cancel.isCancelled()
        || limits.millis() != 0 && millis() >= limits.millis()
        || limits.nodes() != 0 && nodes >= limits.nodes();
  }

  private SearchLimits remaining() {
    return new SearchLimits(
        limits.millis() == 0 ? 0 : Math.max(1, limits.millis() - millis()),
        limits.nodes() == 0 ? 0 : Math.max(1, limits.nodes() - nodes));
  }

  private long millis() {
    return (System.nanoTime() - begin) / 1_000_000;
  }
}
