package tabuleiro.rules.ai;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * The CPU: chooses moves as a level does, and finds the best for hints and judgement. It works on
 * the calling thread, one position at a time, where asked to with others that help; its tables are
 * allocated once.
 */
public final class Engine {
  private static final int LARGEST = 32;

  /** One part in so many of the memory is for evaluations. */
  private static final int EVALUATIONS_SHARE = 16;

  private static final Manner JUDGING = Manner.judging(Tree.DEEPEST);

  private final TranspositionTable table;

  /** One for each thread. */
  private final EvaluationCache[] evaluations;

  private int threads;

  /** What a level thought about last, if nothing else was asked since; or null. */
  private Position last;

  /** An engine whose tables take that much memory, 1 to 32 MB, and which works on one thread. */
  public Engine(int megabytes) {
    this(megabytes, 1);
  }

  /**
   * An engine that works on so many threads. With one the same question gets the same answer; with
   * more it depends on which of them is ahead.
   */
  public Engine(int megabytes, int threads) {
    int bytes = Math.max(1, Math.min(LARGEST, megabytes)) << 20;
    table = new TranspositionTable(bytes - bytes / EVALUATIONS_SHARE);
    evaluations = new EvaluationCache[threads];
    for (int i = 0; i < threads; i++) {
      evaluations[i] = new EvaluationCache(bytes / EVALUATIONS_SHARE / threads);
    }
    this.threads = threads;
  }

  /** Works on so many of its threads from the next question on. */
  public void useThreads(int most) {
    threads = Math.max(1, Math.min(evaluations.length, most));
  }

  /** How much memory the tables take. */
  long bytes() {
    return table.bytes() + evaluations.length * evaluations[0].bytes();
  }

  /**
   * Chooses a move as the level does, in a game that goes on. The position is left alone. Raising
   * the cancel flag gives the best move so far at once. What was found out for the last move of the
   * same game is still known, so the answer depends on the game's earlier questions too.
   */
  public Thought choose(
      Position position,
      Level level,
      long seed,
      Limits limits,
      Cancel cancel,
      Consumer<Thought> progress) {
    var game = position.options().game();
    if (!level.suits(game)) {
      throw new IllegalArgumentException(level.title() + " does not play " + game.name());
    }
    var random = new Random(seed ^ position.hash());
    if (level.isHistoric()) {
      return simple(position, Bots.historic(level, game).choose(position.copy(), random));
    }
    var manner = Manner.of(level, position, seed);
    var moves = candidates(position, manner);
    if (moves.size() == 1) {
      manner = manner.upTo(1); // nothing to choose
    }
    if (!goesOn(position)) {
      forget();
    }
    int most = level == Level.MASTER ? threads : 1; // weaker levels need no help
    var thought = search(position, moves, manner, limits, cancel, progress, most);
    last = position.copy();
    return thought;
  }

  /**
   * Thinks ahead for a level that waits at that seat while another is to move, in a game that goes
   * on: what is found out is still known when the level chooses next. The position is left alone.
   */
  public void ponder(Position position, int seat, Limits limits, Cancel cancel) {
    if (!goesOn(position)) {
      forget();
    }
    var manner = Manner.waiting(seat, Tree.DEEPEST);
    search(position, candidates(position, manner), manner, limits, cancel, told -> {}, 1);
    last = position.copy();
  }

  /** Whether moves lead to the position from the one that a level thought about last. */
  private boolean goesOn(Position position) {
    if (last == null
        || position.ply() <= last.ply()
        || !position.options().equals(last.options())) {
      return false;
    }
    var before = position.copy();
    while (before.ply() > last.ply()) {
      before.undo();
    }
    return before.hash() == last.hash();
  }

  /** Finds the best move without dice, in a game that goes on. The position is left alone. */
  public Thought think(
      Position position, Limits limits, Cancel cancel, Consumer<Thought> progress) {
    return judge(position, candidates(position, JUDGING), JUDGING, limits, cancel, progress);
  }

  /** Finds out what a move is worth to the seat that makes it. The position is left alone. */
  public Thought weigh(Position position, int move, Limits limits, Cancel cancel) {
    var moves = new MoveList();
    moves.add(move);
    return thinkAmong(position, moves, limits, cancel);
  }

  /** Finds the best of some legal moves, at least one. The position is left alone. */
  public Thought thinkAmong(Position position, MoveList moves, Limits limits, Cancel cancel) {
    return judge(position, moves, JUDGING, limits, cancel, progress -> {});
  }

  private Thought judge(
      Position position,
      MoveList moves,
      Manner manner,
      Limits limits,
      Cancel cancel,
      Consumer<Thought> progress) {
    last = null;
    forget();
    return search(position, moves, manner, limits, cancel, progress, threads);
  }

  /**
   * Finds the best few moves without dice, in a game that goes on, and what each leads to: fewer if
   * there are fewer moves. The progress hears of them from the first moment on, best first; what it
   * is given never changes. The position is left alone.
   */
  public List<Thought> lines(
      Position position,
      int count,
      Limits limits,
      Cancel cancel,
      Consumer<List<Thought>> progress) {
    return new BestLines(
            (moves, depth, left) ->
                judge(position, moves, JUDGING.upTo(depth), left, cancel, told -> {}),
            candidates(position, JUDGING),
            count,
            limits,
            cancel)
        .find(Tree.DEEPEST, progress);
  }

  private static MoveList candidates(Position position, Manner manner) {
    var moves = new MoveList();
    manner.heuristics(position).candidates(moves, 0);
    return moves;
  }

  private void forget() {
    table.begin();
    for (var cache : evaluations) {
      cache.begin();
    }
  }

  private Thought search(
      Position position,
      MoveList moves,
      Manner manner,
      Limits limits,
      Cancel cancel,
      Consumer<Thought> progress,
      int most) {
    var end = new Cancel();
    var helpers = new Helpers(end);
    try {
      for (int i = 1; i < most; i++) {
        var helper = search(position, moves, manner, i, new Budget(Limits.NONE, end));
        helpers.start(helper, manner.depth());
      }
      return search(position, moves, manner, 0, new Budget(limits, cancel))
          .run(0, manner.depth(), progress);
    } finally {
      helpers.end();
    }
  }

  private Search search(Position shown, MoveList moves, Manner manner, int thread, Budget budget) {
    var root = new RootMoves(shown, moves, manner.margin(), manner.seed());
    return new Search(shown.copy(), manner, table, evaluations[thread], budget, root);
  }

  /** A move made without search, with the chance that the position shows at a glance. */
  private static Thought simple(Position shown, int move) {
    var position = shown.copy();
    var values = new int[position.seats()];
    JUDGING.heuristics(position).evaluate(values);
    int seat = position.turn();
    int rival = Integer.MIN_VALUE;
    for (int i = 0; i < values.length; i++) {
      rival = i == seat ? rival : Math.max(rival, values[i]);
    }
    int chance = Score.chance(values[seat] - rival, values.length);
    return new Thought(move, chance, 0, 0, 1, new int[] {move});
  }
}
