package tabuleiro.rules.ai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.rules.game.MoveList;

/**
 * Finds the best few of some moves, all to the same depth, deeper round by round: in each round the
 * best of all, then the best of the others, and so on.
 */
final class BestLines {
  /** Searches some moves to a depth. */
  interface Searcher {
    Thought search(MoveList moves, int depth, Limits limits);
  }

  /** Farther than any chance. */
  private static final int PROVED = 1000;

  /** The quickest win first, then by chance, and the slowest loss before quicker ones. */
  private static final Comparator<Thought> BEST_FIRST =
      Comparator.comparingInt(
          thought -> {
            int proved = thought.winsIn() > 0 ? -PROVED : PROVED;
            return thought.winsIn() == 0 ? -thought.chance() : proved + thought.winsIn();
          });

  private final Searcher searcher;
  private final int[] moves;
  private final int count;
  private final Limits limits;
  private final Cancel cancel;
  private final long begin = System.nanoTime();
  private long nodes;

  /** Prepares to find so many lines, or one for each move if there are fewer. */
  BestLines(Searcher searcher, MoveList moves, int count, Limits limits, Cancel cancel) {
    this.searcher = searcher;
    this.moves = moves.toArray();
    this.count = Math.min(count, this.moves.length);
    this.limits = limits;
    this.cancel = cancel;
  }

  /**
   * The lines when nothing more is to be found or spent. The progress hears of every round, since
   * lines of different depths cannot be compared, and of the first, to have something at once, line
   * by line.
   */
  List<Thought> find(int deepest, Consumer<List<Thought>> progress) {
    var lines = Collections.<Thought>emptyList();
    boolean isDeeper = true;
    for (int depth = 1; depth <= deepest && isDeeper; depth++) {
      var round = new ArrayList<Thought>();
      isDeeper = false;
      while (round.size() < count) {
        var thought = searcher.search(without(round), depth, left());
        nodes += thought.nodes();
        if (depth > 1 && isSpent()) {
          return lines;
        }
        isDeeper |= thought.depth() == depth;
        round.add(thought);
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

  private MoveList without(List<Thought> found) {
    var others = new MoveList();
    for (int move : moves) {
      if (found.stream().noneMatch(thought -> thought.move() == move)) {
        others.add(move);
      }
    }
    return others;
  }

  private boolean isSpent() {
    return cancel.isCancelled()
        || limits.millis() != 0 && millis() >= limits.millis()
        || limits.nodes() != 0 && nodes >= limits.nodes();
  }

  private Limits left() {
    return new Limits(
        limits.millis() == 0 ? 0 : Math.max(1, limits.millis() - millis()),
        limits.nodes() == 0 ? 0 : Math.max(1, limits.nodes() - nodes));
  }

  private long millis() {
    return (System.nanoTime() - begin) / 1_000_000;
  }
}
