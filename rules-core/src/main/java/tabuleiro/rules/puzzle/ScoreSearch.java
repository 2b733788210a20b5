package tabuleiro.rules.puzzle;

import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * What the seat to move can be sure to gain on its rival, by the game's own count, within a few
 * plies. It tries every move and guesses nothing.
 */
final class ScoreSearch {
  /** A win or a loss outweighs all that can be counted. */
  private static final int WIN = 10_000;

  /** How far it looks at most. */
  static final int MOST_PLIES = 4;

  private final Position position;
  private final int seat;
  private final int before;

  /** The move that was too good last time so many plies before the end: it is tried first. */
  private final int[] refutations = new int[MOST_PLIES];

  private long left;

  /** Looks at a position of two seats that nobody else uses meanwhile, with so many nodes. */
  ScoreSearch(Position position, long nodes) {
    this.position = position;
    seat = position.turn();
    before = margin();
    left = nodes;
  }

  /** Whether the nodes did not suffice, so that no answer means anything. */
  boolean isSpent() {
    return left <= 0;
  }

  /** What is sure to be gained within so many plies, of which this move is the first. */
  int gain(int move, int plies) {
    return after(move, plies, -2 * WIN, 2 * WIN);
  }

  /** The most that one of these moves is sure to gain; anything from the limit on counts as it. */
  int mostGained(MoveList moves, int plies, int limit) {
    int most = -2 * WIN;
    for (int i = 0; i < moves.size() && most < limit && !isSpent(); i++) {
      most = Math.max(most, after(moves.get(i), plies, most, limit));
    }
    return most;
  }

  private int after(int move, int plies, int alpha, int beta) {
    position.play(move);
    int value = value(plies - 1, alpha, beta);
    position.undo();
    return value;
  }

  private int value(int plies, int alpha, int beta) {
    left--;
    if (plies == 0 || position.isOver() || isSpent()) {
      return margin() - before;
    }
    boolean own = position.turn() == seat;
    var moves = new MoveList();
    position.moves(moves);
    int low = alpha;
    int high = beta;
    for (int i = -1; i < moves.size() && low < high; i++) {
      int move = i < 0 ? refutations[plies] : moves.get(i);
      if (i < 0 && !moves.contains(move)) {
        continue;
      }
      int value = after(move, plies, low, high);
      low = own ? Math.max(low, value) : low;
      high = own ? high : Math.min(high, value);
      refutations[plies] = low >= high ? move : refutations[plies];
    }
    return own ? low : high;
  }

  private int margin() {
    int winners = position.winners();
    if (winners == 1 << seat) {
      return WIN;
    }
    if (winners == 1 << (seat ^ 1)) {
      return -WIN;
    }
    return position.score(seat) - position.score(seat ^ 1);
  }
}
