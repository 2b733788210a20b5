package tabuleiro.rules.ai;

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

  /** How little a level likes a draw: without it many games would end in repetition. */
  private static final int CONTEMPT = 60;

  private final TranspositionTable table;

  /** An engine whose tables take that much memory, 1 to 32 MB. */
  public Engine(int megabytes) {
    table = new TranspositionTable(Math.max(1, Math.min(LARGEST, megabytes)));
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
    if (!level.suits(position.options().game())) {
      throw new IllegalArgumentException(
          level.id() + " does not play " + position.options().game().name());
    }
    var random = new Random(seed ^ position.hash());
    if (level.isReport()) {
      return simple(position, Bots.of(level, position).choose(position.copy(), random));
    }
    if (random.nextInt(100) < level.slips()) {
      return simple(position, Bots.winInOneElseRandom(position.copy(), random));
    }
    return search(position, level.depth(), level.margin(), seed, limits, cancel, progress);
  }

  /** Finds the best move without dice, in a game that goes on. The position is left alone. */
  public Thought think(
      Position position, Limits limits, Cancel cancel, Consumer<Thought> progress) {
    return search(position, Search.DEEPEST, 0, 0, limits, cancel, progress);
  }

  private Thought search(
      Position shown,
      int depth,
      int margin,
      long seed,
      Limits limits,
      Cancel cancel,
      Consumer<Thought> progress) {
    var position = shown.copy();
    var heuristics = heuristics(position);
    var candidates = new MoveList();
    heuristics.candidates(candidates, 0);
    var root = new RootMoves(position, candidates, margin, seed);
    var budget = new Budget(limits, cancel);
    int contempt = margin > 0 ? CONTEMPT : 0; // a judgement takes a draw for what it is
    return new Search(position, heuristics, table, budget, root, contempt).run(depth, progress);
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
    int chance = Values.chance(values[seat] - rival, values.length);
    return new Thought(move, chance, 0, 0, 1, new int[] {move});
  }

  private static Heuristics heuristics(Position position) {
    return position.options().game().heuristics(position);
  }
}
