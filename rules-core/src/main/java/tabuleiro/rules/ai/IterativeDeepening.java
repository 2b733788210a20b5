package tabuleiro.rules.ai;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.rules.game.Position;

/**
 * Search of one position by iterative deepening with aspiration windows. With more than two seats
 * it is a paranoid search: all others count as one side against the searching seat.
 */
final class IterativeDeepening {
  private static final int NO_MOVE = -1;

  /** The half width of the aspiration window around the value of the last iteration. */
  private static final int ASPIRATION_WINDOW = 50;

  /** The number of iterations with the same best move after which it is tested for an easy move. */
  private static final int STABLE_ITERATIONS = 5;

  /** The margin by which an easy move is better than all others. */
  private static final int EASY_MOVE_MARGIN = 250;

  /** The percentage of the time that is used even for an easy move. */
  private static final int MIN_TIME_PERCENT = 20;

  private final SeatEvaluator evaluator;
  private final AlphaBetaSearch alphaBeta;
  private final SearchBudget budget;
  private final RootMoves root;
  private final int seats;
  private final boolean isRootSelective;
  private SearchResult best;
  private int completedDepth;
  private int stableIterations;

  /** Creates a search of a position that nobody else uses meanwhile. */
  IterativeDeepening(
      Position position,
      SearchParameters parameters,
      TranspositionTable table,
      EvaluationCache evaluationCache,
      SearchBudget budget,
      RootMoves root) {
    var heuristics = SearchParameters.heuristics(position);
    var blunderModel = parameters.blunderModel(heuristics, position);
    this.budget = budget;
    this.root = root;
    evaluator = new SeatEvaluator(position, heuristics, evaluationCache, parameters);
    alphaBeta = new AlphaBetaSearch(position, heuristics, blunderModel, evaluator, table, budget);
    seats = position.seats();
    isRootSelective = blunderModel.isSelective();
  }

  /**
   * Searches up to a depth, optionally without the first iterations. The callback receives the
   * result of each iteration and, a few times a second, the best so far.
   */
  SearchResult run(int skippedDepths, int maxDepth, Consumer<SearchResult> progress) {
    completedDepth = skippedDepths;
    best = result(root.move(0), evaluator.evaluate(), 0, List.of(root.move(0)));
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
   * Returns whether the best move is an easy move: it stayed the best for many iterations, and a
   * search of half the depth finds all others clearly worse.
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
   * Returns the best move of an unfinished iteration, or of the one before if it has none yet. A
   * loss is not proved while another move may still save the game.
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

  private SearchResult result(int move, int value, int depth, List<Integer> moves) {
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
      root.startIteration(); // a bound may choose a better move, but is no value
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
