package tabuleiro.rules.puzzle;

import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * What the seat to move can be sure to gain on its rival, by the game's own count, within a few
 * plies. It tries every move and guesses nothing.
 */
final class ScoreGainSearch {
  /** A win or a loss outweighs all that can be counted. */
  private static final int WIN = 10_000;

  /** How far it looks at most. */
  static final int MAX_PLIES = 4;

  private final Position position;
  private final int seat;
  private final int initialMargin;

  /** The move that was too good last time so many plies before the end: it is tried first. */
  private final int[] refutations = new int[MAX_PLIES];

  private long nodesLeft;

  /** Looks at a position of two seats that nobody else uses meanwhile, with so many nodes. */
  ScoreGainSearch(Position position, long nodes) {
    this.position = position;
    seat = position.turn();
    initialMargin = margin();
    nodesLeft = nodes;
  }

  /** Whether the nodes did not suffice, so that no answer means anything. */
  boolean isExhausted() {
    return nodesLeft <= 0;
  }

  /** What is sure to be gained within so many plies, of which this move is the first. */
  int gain(int move, int plies) {
    return search(move, plies, -2 * WIN, 2 * WIN);
  }

  /** The most that one of these moves is sure to gain; anything from the limit on counts as it. */
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
    var moves = new MoveList();
    position.moves(moves);
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
