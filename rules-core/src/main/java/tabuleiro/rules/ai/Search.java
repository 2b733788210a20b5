package tabuleiro.rules.ai;

import java.util.function.Consumer;
import tabuleiro.rules.game.Position;

/**
 * Searches one position, deeper round by round. With more than two seats all others are taken to
 * play as one team against the seat that thinks.
 */
final class Search {
  private static final int NONE = -1;

  /** How far a round's value is expected to be from that of the round before, at most. */
  private static final int ASPIRATION = 50;

  /** After so many rounds with the same best move it is asked whether another comes near it. */
  private static final int STEADY = 5;

  /** By how much the best move must be ahead of all others to be played at once. */
  private static final int CLEAR = 250;

  /** How much of the time is taken anyway, in percent. */
  private static final int LEAST_TIME = 20;

  private final Standing standing;
  private final Tree tree;
  private final Budget budget;
  private final RootMoves root;
  private final int seats;
  private final boolean isRootSelective;
  private Thought best;
  private int complete;
  private int steady;

  /** Prepares to search a position that nobody else uses meanwhile. */
  Search(
      Position position,
      Manner manner,
      TranspositionTable table,
      EvaluationCache evaluations,
      Budget budget,
      RootMoves root) {
    var heuristics = manner.heuristics(position);
    this.budget = budget;
    this.root = root;
    standing = new Standing(position, heuristics, evaluations, manner);
    tree = new Tree(position, heuristics, standing, table, budget);
    seats = position.seats();
    isRootSelective = heuristics.isSelective();
  }

  /**
   * Searches up to that depth, without the first few rounds if told so; the progress is told after
   * each round and a few times a second.
   */
  Thought run(int skipped, int deepest, Consumer<Thought> progress) {
    complete = skipped;
    best = thought(root.move(0), standing.evaluate(), 0, new int[] {root.move(0)});
    budget.report(() -> progress.accept(soFar()));
    while (complete < deepest) {
      int value = round(complete + 1);
      if (tree.isStopped()) {
        return soFar();
      }
      complete++;
      steady = root.best() == best.move() ? steady + 1 : 0;
      best = preferred();
      progress.accept(best);
      root.bestFirst();
      if (Score.isProved(value) || !tree.hasGuessed() || isClear(value)) {
        return best.after(budget.nodes());
      }
    }
    return best;
  }

  /**
   * Whether the move that a level has liked best for many rounds is so far ahead that more time
   * would not change it: all others are looked at half as deep.
   */
  private boolean isClear(int value) {
    if (!root.hasDice() || steady < STEADY || !budget.isTimeGone(LEAST_TIME)) {
      return false;
    }
    for (int i = 1; i < root.size(); i++) {
      int bound = value - CLEAR - root.bonus(i);
      if (tree.weigh(root.move(i), complete / 2, bound - 1, bound) >= bound || tree.isStopped()) {
        return false;
      }
    }
    return true;
  }

  /**
   * The preferred move of a round that has not ended, or of the one before if there is none yet.
   * That it loses proves nothing while another move may still save the game.
   */
  private Thought soFar() {
    if (root.best() == NONE) {
      return best.after(budget.nodes());
    }
    if (root.bestValue() < -Score.PROVED) {
      return new Thought(
          root.best(), best.chance(), best.winsIn(), complete, budget.nodes(), root.line());
    }
    return preferred();
  }

  private Thought preferred() {
    int value = root.bestValue();
    if (value < -Score.PROVED && isRootSelective) {
      value = -Score.MOST; // a move that was left out might have saved it
    }
    return thought(root.best(), value, complete, root.line());
  }

  private Thought thought(int move, int value, int depth, int[] moves) {
    int chance = Score.chance(value, seats);
    return new Thought(move, chance, Score.winsIn(value), depth, budget.nodes(), moves);
  }

  private int round(int depth) {
    int expected = root.bestLiked();
    tree.begin();
    root.begin();
    if (depth < 4 || Score.isProved(expected)) {
      return tryMoves(depth, -Score.WIN, Score.WIN);
    }
    int value = tryMoves(depth, expected - ASPIRATION, expected + ASPIRATION);
    if (Math.abs(value - expected) < ASPIRATION || tree.isStopped()) {
      return value;
    }
    root.bestFirst();
    if (value < expected || !root.hasDice()) {
      root.begin(); // what is left is a bound: good enough to choose a better move, not to judge it
    }
    return tryMoves(depth, -Score.WIN, Score.WIN);
  }

  private int tryMoves(int depth, int alpha, int beta) {
    int low = alpha;
    for (int i = 0; i < root.size() && low < beta; i++) {
      int move = root.move(i);
      int bonus = root.bonus(i);
      int value;
      if (i == 0) {
        value = tree.weigh(move, depth, low - bonus, beta - bonus);
      } else {
        value = tree.weigh(move, depth, low - bonus, low - bonus + 1);
        if (value > low - bonus && value < beta - bonus && !tree.isStopped()) {
          value = tree.weigh(move, depth, low - bonus, beta - bonus);
        }
      }
      if (tree.isStopped()) {
        return low;
      }
      int liked = Score.isProved(value) ? value : value + bonus;
      if (liked > low || i == 0) {
        root.prefer(i, value, liked, tree.lineAfter(move));
        low = Math.max(low, liked);
      }
    }
    return low;
  }
}
