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

  private final Position position;
  private final int seat;
  private final int before;
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

  /** Whether some other move is sure to gain as much. */
  boolean isMatched(int move, int plies, int gain) {
    var moves = new MoveList();
    position.moves(moves);
    for (int i = 0; i < moves.size() && !isSpent(); i++) {
      if (moves.get(i) != move && after(moves.get(i), plies, gain - 1, gain) >= gain) {
        return true;
      }
    }
    return false;
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
    for (int i = 0; i < moves.size() && low < high; i++) {
      int value = after(moves.get(i), plies, low, high);
      low = own ? Math.max(low, value) : low;
      high = own ? high : Math.min(high, value);
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
