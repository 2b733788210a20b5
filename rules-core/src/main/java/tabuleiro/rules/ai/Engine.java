package tabuleiro.rules.ai;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Search engine of the CPU opponents: chooses a move with the strength of a level, and analyses
 * positions for hints and reviews. It works on the calling thread, optionally with lazy SMP helper
 * threads, on one position at a time. Its tables are allocated once.
 */
public final class Engine {
  private static final int MAX_MEGABYTES = 32;

  /** The fraction of the memory, one part in so many, that the evaluation caches take. */
  private static final int EVALUATION_CACHE_FRACTION = 16;

  private static final SearchParameters ANALYSIS =
      SearchParameters.analysis(AlphaBetaSearch.MAX_PLY);

  private final TranspositionTable table;

  /** The evaluation caches, one for each thread. */
  private final EvaluationCache[] evaluationCaches;

  private int threads;

  /** The position in which a level searched last, or null if another question was asked since. */
  private @Nullable Position lastPosition;

  /** Creates an engine that works on one thread with tables of 1 to 32 MB. */
  public Engine(int megabytes) {
    this(megabytes, 1);
  }

  /**
   * Creates an engine that works on several threads. On one thread the same question always gets
   * the same answer; on more it depends on their timing.
   */
  public Engine(int megabytes, int threads) {
    int bytes = Math.max(1, Math.min(MAX_MEGABYTES, megabytes)) << 20;
    table = new TranspositionTable(bytes - bytes / EVALUATION_CACHE_FRACTION);
    evaluationCaches = new EvaluationCache[threads];
    for (int i = 0; i < threads; i++) {
      evaluationCaches[i] = new EvaluationCache(bytes / EVALUATION_CACHE_FRACTION / threads);
    }
    this.threads = threads;
  }

  /** Sets how many of the threads the following searches use. */
  public void useThreads(int maxThreads) {
    threads = Math.max(1, Math.min(evaluationCaches.length, maxThreads));
  }

  /** Returns the memory of the tables in bytes. */
  long bytes() {
    return table.bytes() + evaluationCaches.length * evaluationCaches[0].bytes();
  }

  /**
   * Chooses a move as a level does, in a game that goes on. The position is not changed. Raising
   * the cancel flag returns the best move so far at once. The tables keep what was found for
   * earlier moves of the same game, so the answer depends on those, too.
   */
  public SearchResult choose(
      Position position,
      Level level,
      long seed,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<SearchResult> progress) {
    var game = position.options().game();
    if (!level.suits(game)) {
      throw new IllegalArgumentException(level.title() + " does not play " + game.name());
    }
    var random = new Random(seed ^ position.hash());
    if (level.isHistoric()) {
      return withoutSearch(position, level.bot(game).choose(position.copy(), random));
    }
    var parameters = SearchParameters.forLevel(level, position, seed);
    var moves = candidates(position, parameters);
    if (moves.size() == 1) {
      parameters = parameters.withMaxDepth(1); // a forced move
    }
    if (!continuesLastGame(position)) {
      clearTables();
    }
    int maxThreads = level == Level.MASTER ? threads : 1; // weaker levels search on one thread
    var result = search(position, moves, parameters, limits, cancel, progress, maxThreads);
    lastPosition = position.copy();
    return result;
  }

  /**
   * Searches on the opponent's time for a level at a waiting seat, so that the tables are filled
   * when the level chooses next. The position is not changed.
   */
  public void ponder(Position position, int seat, SearchLimits limits, CancelFlag cancel) {
    if (!continuesLastGame(position)) {
      clearTables();
    }
    var parameters = SearchParameters.pondering(seat, AlphaBetaSearch.MAX_PLY);
    search(
        position, candidates(position, parameters), parameters, limits, cancel, ignored -> {}, 1);
    lastPosition = position.copy();
  }

  /** Returns whether moves lead from the position of the last search to this one. */
  private boolean continuesLastGame(Position position) {
    if (lastPosition == null
        || position.ply() <= lastPosition.ply()
        || !position.options().equals(lastPosition.options())) {
      return false;
    }
    var before = position.copy();
    while (before.ply() > lastPosition.ply()) {
      before.undo();
    }
    return before.hash() == lastPosition.hash();
  }

  /** Finds the best move without noise, in a game that goes on. The position is not changed. */
  public SearchResult think(
      Position position, SearchLimits limits, CancelFlag cancel, Consumer<SearchResult> progress) {
    return analyse(position, candidates(position, ANALYSIS), ANALYSIS, limits, cancel, progress);
  }

  /** Evaluates a move for the seat that makes it. The position is not changed. */
  public SearchResult evaluateMove(
      Position position, int move, SearchLimits limits, CancelFlag cancel) {
    var moves = new MoveList();
    moves.add(move);
    return thinkAmong(position, moves, limits, cancel);
  }

  /** Finds the best of some legal moves, at least one. The position is not changed. */
  public SearchResult thinkAmong(
      Position position, MoveList moves, SearchLimits limits, CancelFlag cancel) {
    return analyse(position, moves, ANALYSIS, limits, cancel, progress -> {});
  }

  private SearchResult analyse(
      Position position,
      MoveList moves,
      SearchParameters parameters,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<SearchResult> progress) {
    lastPosition = null;
    clearTables();
    return search(position, moves, parameters, limits, cancel, progress, threads);
  }

  /**
   * Finds the best few moves without noise (multi-PV), in a game that goes on, with the line of
   * each. The result is shorter if there are fewer moves. The callback receives immutable lists,
   * best first, from the first iteration on. The position is not changed.
   */
  public List<SearchResult> lines(
      Position position,
      int count,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<List<SearchResult>> progress) {
    return new MultiPvSearch(
            (moves, depth, left) ->
                analyse(position, moves, ANALYSIS.withMaxDepth(depth), left, cancel, ignored -> {}),
            candidates(position, ANALYSIS),
            count,
            limits,
            cancel)
        .find(AlphaBetaSearch.MAX_PLY, progress);
  }

  private static MoveList candidates(Position position, SearchParameters parameters) {
    var moves = new MoveList();
    var heuristics = SearchParameters.heuristics(position);
    parameters.blunderModel(heuristics, position).candidates(moves, 0);
    return moves;
  }

  private void clearTables() {
    table.clear();
    for (var cache : evaluationCaches) {
      cache.clear();
    }
  }

  private SearchResult search(
      Position position,
      MoveList moves,
      SearchParameters parameters,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<SearchResult> progress,
      int maxThreads) {
    var end = new CancelFlag();
    var lazySmp = new LazySmp(end);
    try {
      for (int i = 1; i < maxThreads; i++) {
        var helper =
            newSearch(position, moves, parameters, i, new SearchBudget(SearchLimits.NONE, end));
        lazySmp.start(helper, parameters.depth());
      }
      return newSearch(position, moves, parameters, 0, new SearchBudget(limits, cancel))
          .run(0, parameters.depth(), progress);
    } finally {
      lazySmp.end();
    }
  }

  private IterativeDeepening newSearch(
      Position position,
      MoveList moves,
      SearchParameters parameters,
      int thread,
      SearchBudget budget) {
    var rootMoves = new RootMoves(position, moves, parameters.noise(), parameters.seed());
    return new IterativeDeepening(
        position.copy(), parameters, table, evaluationCaches[thread], budget, rootMoves);
  }

  /**
   * Returns a move that was made without search, with the winning chance of the static evaluation.
   */
  private static SearchResult withoutSearch(Position position, int move) {
    var values = new int[position.seats()];
    SearchParameters.heuristics(position.copy()).evaluate(values);
    int seat = position.turn();
    int rival = Integer.MIN_VALUE;
    for (int i = 0; i < values.length; i++) {
      rival = i == seat ? rival : Math.max(rival, values[i]);
    }
    int chance = Score.chance(values[seat] - rival, values.length);
    return new SearchResult(move, chance, 0, 0, 1, List.of(move));
  }
}
