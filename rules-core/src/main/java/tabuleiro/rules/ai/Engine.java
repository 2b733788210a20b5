package tabuleiro.rules.ai;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * The CPU: chooses moves as a level does, and finds the best for hints and judgement. It works on
 * the calling thread, one position at a time; its tables are allocated once.
 */
public final class Engine {
  private static final int LARGEST = 32;

  /** One part in so many of the memory is for evaluations. */
  private static final int EVALUATIONS_SHARE = 16;

  /** How little a level likes a draw: without it many games would end in repetition. */
  private static final int CONTEMPT = 60;

  private final TranspositionTable table;
  private final EvaluationCache evaluations;

  /** An engine whose tables take that much memory, 1 to 32 MB. */
  public Engine(int megabytes) {
    int bytes = Math.max(1, Math.min(LARGEST, megabytes)) << 20;
    evaluations = new EvaluationCache(bytes / EVALUATIONS_SHARE);
    table = new TranspositionTable(bytes - bytes / EVALUATIONS_SHARE);
  }

  /** How much memory the tables take. */
  long bytes() {
    return table.bytes() + evaluations.bytes();
  }

  /**
   * Chooses a move as the level does, in a game that goes on. The position is left alone. Raising
   * the cancel flag gives the best move so far at once.
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
    if (random.nextInt(100) < level.slips()) {
      return simple(position, Bots.careless(position.copy(), random));
    }
    var moves = candidates(position);
    int depth = moves.size() == 1 ? 1 : level.depth(); // nothing to choose
    int margin = level.margin() * heuristics(position).coarseness() / 100;
    return search(position, moves, depth, margin, seed, limits, cancel, progress);
  }

  /** Finds the best move without dice, in a game that goes on. The position is left alone. */
  public Thought think(
      Position position, Limits limits, Cancel cancel, Consumer<Thought> progress) {
    return search(position, candidates(position), Search.DEEPEST, 0, 0, limits, cancel, progress);
  }

  /** Finds out what a move is worth to the seat that makes it. The position is left alone. */
  public Thought weigh(Position position, int move, Limits limits, Cancel cancel) {
    var moves = new MoveList();
    moves.add(move);
    return thinkAmong(position, moves, limits, cancel);
  }

  /** Finds the best of some legal moves, at least one. The position is left alone. */
  public Thought thinkAmong(Position position, MoveList moves, Limits limits, Cancel cancel) {
    return search(position, moves, Search.DEEPEST, 0, 0, limits, cancel, progress -> {});
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
            (moves, depth, left) -> search(position, moves, depth, 0, 0, left, cancel, told -> {}),
            candidates(position),
            count,
            limits,
            cancel)
        .find(Search.DEEPEST, progress);
  }

  private static MoveList candidates(Position position) {
    var moves = new MoveList();
    heuristics(position).candidates(moves, 0);
    return moves;
  }

  private Thought search(
      Position shown,
      MoveList moves,
      int depth,
      int margin,
      long seed,
      Limits limits,
      Cancel cancel,
      Consumer<Thought> progress) {
    var position = shown.copy();
    var heuristics = heuristics(position);
    var root = new RootMoves(position, moves, margin, seed);
    var budget = new Budget(limits, cancel);
    int contempt = margin > 0 ? CONTEMPT : 0; // a judgement takes a draw for what it is
    return new Search(position, heuristics, table, evaluations, budget, root, contempt)
        .run(depth, progress);
  }

  /** A move made without search, with the chance that the position shows at a glance. */
  private static Thought simple(Position shown, int move) {
    var position = shown.copy();
    var values = new int[position.seats()];
    heuristics(position).evaluate(values);
    int seat = position.turn();
    int rival = Integer.MIN_VALUE;
    for (int i = 0; i < values.length; i++) {
      rival = i == seat ? rival : Math.max(rival, values[i]);
    }
    int chance = Score.chance(values[seat] - rival, values.length);
    return new Thought(move, chance, 0, 0, 1, new int[] {move});
  }

  private static Heuristics heuristics(Position position) {
    return position.options().game().heuristics(position);
  }
}
