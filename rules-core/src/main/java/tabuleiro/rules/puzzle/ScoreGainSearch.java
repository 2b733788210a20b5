package tabuleiro.rules.puzzle;

import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Exhaustive search for the points that the seat to move can gain by force on its opponent within a
 * few plies.
 */
final class ScoreGainSearch {
  /** The value of a win, greater than all scores. */
  private static final int WIN = 10_000;

  /** The maximum depth in plies. */
  static final int MAX_PLIES = 4;

  private final Position position;
  private final int seat;
  private final int initialMargin;

  /** For each remaining depth the move that caused the last cutoff, which is tried first. */
  private final int[] refutations = new int[MAX_PLIES];

  private long nodesLeft;

  /**
   * Creates a search with a node limit in a position of two seats that nobody else uses meanwhile.
   */
  ScoreGainSearch(Position position, long nodes) {
    this.position = position;
    seat = position.turn();
    initialMargin = margin();
    nodesLeft = nodes;
  }

  /** Returns whether the node limit was reached, so that all answers are meaningless. */
  boolean isExhausted() {
    return nodesLeft <= 0;
  }

  /** Returns the sure gain within some plies that begin with a move. */
  int gain(int move, int plies) {
    return search(move, plies, -2 * WIN, 2 * WIN);
  }

  /** Returns the greatest sure gain of some moves, at most a limit. */
  int mostGained(MoveList moves, int plies, int limit) {
    int most = -2 * WIN;
    for (int i = 0; i < moves.size() && most < limit && !isExhausted(); i++) {
      most = Math.max(most, search(moves.get(i), plies, most, limit));
    }
    return most;
  }

  private int search(int move, int plies, int alpha, int beta) {
    position.play(move);
    int value = value(plies - 1, alpha, beta);
    position.undo();
    return value;
  }

  private int value(int plies, int alpha, int beta) {
    nodesLeft--;
    if (plies == 0 || position.isOver() || isExhausted()) {
      return margin() - initialMargin;
    }
    boolean own = position.turn() == seat;
    var moves = position.legalMoves();
    int low = alpha;
    int high = beta;
    for (int i = -1; i < moves.size() && low < high; i++) {
      int move = i < 0 ? refutations[plies] : moves.get(i);
      if (i < 0 && !moves.contains(move)) {
        continue;
      }
      int value = search(move, plies, low, high);
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
