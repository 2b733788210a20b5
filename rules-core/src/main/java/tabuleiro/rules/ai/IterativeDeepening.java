package tabuleiro.rules.ai;

import java.util.function.Consumer;
import tabuleiro.rules.game.Position;

/**
 * Searches one position, deeper round by round. With more than two seats all others are taken to
 * play as one team against the seat that thinks.
 */
final class IterativeDeepening {
  private static final int NO_MOVE = -1;

  /** How far a round's value is expected to be from that of the round before, at most. */
  private static final int ASPIRATION_WINDOW = 50;

  /** After so many rounds with the same best move it is asked whether another comes near it. */
  private static final int STABLE_ITERATIONS = 5;

  /** By how much the best move must be ahead of all others to be played at once. */
  private static final int EASY_MOVE_MARGIN = 250;

  /** How much of the time is taken anyway, in percent. */
  private static final int MIN_TIME_PERCENT = 20;

  private final Perspective perspective;
  private final AlphaBetaSearch alphaBeta;
  private final SearchBudget budget;
  private final RootMoves root;
  private final int seats;
  private final boolean isRootSelective;
  private SearchResult best;
  private int completedDepth;
  private int stableIterations;

  /** Prepares to search a position that nobody else uses meanwhile. */
  IterativeDeepening(
      Position position,
      SearchParameters parameters,
      TranspositionTable table,
      EvaluationCache evaluationCache,
      SearchBudget budget,
      RootMoves root) {
    var heuristics = parameters.heuristics(position);
    this.budget = budget;
    this.root = root;
    perspective = new Perspective(position, heuristics, evaluationCache, parameters);
    alphaBeta = new AlphaBetaSearch(position, heuristics, perspective, table, budget);
    seats = position.seats();
    isRootSelective = heuristics.isSelective();
  }

  /**
   * Searches up to that depth, without the first few rounds if told so; the progress is told after
   * each round and a few times a second.
   */
  SearchResult run(int skippedDepths, int maxDepth, Consumer<SearchResult> progress) {
    completedDepth = skippedDepths;
    best = result(root.move(0), perspective.evaluate(), 0, new int[] {root.move(0)});
    budget.report(() -> progress.accept(bestSoFar()));
    while (completedDepth < maxDepth) {
      int value = searchIteration(completedDepth + 1);
      if (alphaBeta.isStopped()) {
        return bestSoFar();
      }
      completedDepth++;
      stableIterations = root.best() == best.move() ? stableIterations + 1 : 0;
      best = bestOfIteration();
      progress.accept(best);
      root.moveBestToFront();
      if (Score.isProved(value) || !alphaBeta.hasEstimates() || isEasyMove(value)) {
        return best.withNodes(budget.nodes());
      }
    }
    return best;
  }

  /**
   * Whether the move that a level has liked best for many rounds is so far ahead that more time
   * would not change it: all others are looked at half as deep.
   */
  private boolean isEasyMove(int value) {
    if (!root.hasNoise()
        || stableIterations < STABLE_ITERATIONS
        || !budget.isTimeUsed(MIN_TIME_PERCENT)) {
      return false;
    }
    for (int i = 1; i < root.size(); i++) {
      int bound = value - EASY_MOVE_MARGIN - root.noise(i);
      if (alphaBeta.searchRootMove(root.move(i), completedDepth / 2, bound - 1, bound) >= bound
          || alphaBeta.isStopped()) {
        return false;
      }
    }
    return true;
  }

  /**
   * The preferred move of a round that has not ended, or of the one before if there is none yet.
   * That it loses proves nothing while another move may still save the game.
   */
  private SearchResult bestSoFar() {
    if (root.best() == NO_MOVE) {
      return best.withNodes(budget.nodes());
    }
    if (root.bestValue() < -Score.PROVED_WIN) {
      return new SearchResult(
          root.best(), best.chance(), best.winsIn(), completedDepth, budget.nodes(), root.pv());
    }
    return bestOfIteration();
  }

  private SearchResult bestOfIteration() {
    int value = root.bestValue();
    if (value < -Score.PROVED_WIN && isRootSelective) {
      value = -Score.MAX_EVALUATION; // a move that was left out might have saved it
    }
    return result(root.best(), value, completedDepth, root.pv());
  }

  private SearchResult result(int move, int value, int depth, int[] moves) {
    int chance = Score.chance(value, seats);
    return new SearchResult(move, chance, Score.winsIn(value), depth, budget.nodes(), moves);
  }

  private int searchIteration(int depth) {
    int expected = root.bestNoisyValue();
    alphaBeta.startIteration();
    root.startIteration();
    if (depth < 4 || Score.isProved(expected)) {
      return searchRootMoves(depth, -Score.WIN, Score.WIN);
    }
    int value = searchRootMoves(depth, expected - ASPIRATION_WINDOW, expected + ASPIRATION_WINDOW);
    if (Math.abs(value - expected) < ASPIRATION_WINDOW || alphaBeta.isStopped()) {
      return value;
    }
    root.moveBestToFront();
    if (value < expected || !root.hasNoise()) {
      root
          .startIteration(); // what is left is a bound: good enough to choose a better move, not to
                             // judge it
    }
    return searchRootMoves(depth, -Score.WIN, Score.WIN);
  }

  private int searchRootMoves(int depth, int alpha, int beta) {
    int lowerBound = alpha;
    for (int i = 0; i < root.size() && lowerBound < beta; i++) {
      int move = root.move(i);
      int noise = root.noise(i);
      int value;
      if (i == 0) {
        value = alphaBeta.searchRootMove(move, depth, lowerBound - noise, beta - noise);
      } else {
        value = alphaBeta.searchRootMove(move, depth, lowerBound - noise, lowerBound - noise + 1);
        if (value > lowerBound - noise && value < beta - noise && !alphaBeta.isStopped()) {
          value = alphaBeta.searchRootMove(move, depth, lowerBound - noise, beta - noise);
        }
      }
      if (alphaBeta.isStopped()) {
        return lowerBound;
      }
      int noisyValue = Score.isProved(value) ? value : value + noise;
      if (noisyValue > lowerBound || i == 0) {
        root.setBest(i, value, noisyValue, alphaBeta.principalVariation(move));
        lowerBound = Math.max(lowerBound, noisyValue);
      }
    }
    return lowerBound;
  }
}
