package tabuleiro.rules.puzzle;

import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** Says how hard a move is to find: how far one must look, and how many wrong moves look better. */
final class Difficulty {
  /** Plies ahead from which a move is deep, and from which very deep. */
  private static final int[] DEPTHS = {3, 5};

  /** Tempting wrong moves from which a move is hidden, and from which well hidden. */
  private static final int[] TEMPTATIONS = {1, 5};

  private Difficulty() {}

  /** From 1 to {@link Puzzle#HARDEST}; a move that takes back is never of the hardest. */
  static int of(Position position, OnlyMove answer, int steps, boolean takesBack) {
    int depth = Math.max(answer.depth(), 2 * steps - 1);
    int points = reached(DEPTHS, depth) + reached(TEMPTATIONS, temptations(position, answer));
    int difficulty = points <= 1 ? 1 : points == 2 ? 2 : Puzzle.HARDEST;
    return takesBack ? Math.min(difficulty, Puzzle.HARDEST - 1) : difficulty;
  }

  private static int reached(int[] bounds, int value) {
    int count = 0;
    for (int bound : bounds) {
      count += value >= bound ? 1 : 0;
    }
    return count;
  }

  /** How many other moves look better at a glance. */
  static int temptations(Position shown, OnlyMove answer) {
    var position = shown.copy();
    var heuristics = position.options().game().heuristics(position);
    var moves = new MoveList();
    position.moves(moves);
    int right = glance(position, heuristics, answer.move());
    int count = 0;
    for (int i = 0; i < moves.size(); i++) {
      count += glance(position, heuristics, moves.get(i)) > right ? 1 : 0;
    }
    return count;
  }

  /** What the position after a move looks worth to the seat that makes it. */
  private static int glance(Position position, Heuristics heuristics, int move) {
    int seat = position.turn();
    var values = new int[2];
    position.play(move);
    if (!position.isOver()) {
      heuristics.evaluate(values);
    } else if (position.winners() == 1 << seat) {
      values[seat] = Integer.MAX_VALUE;
    }
    position.undo();
    return values[seat] - values[seat ^ 1];
  }
}
