package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Simple opponent for comparison: alpha-beta search of two seats to a fixed depth with no knowledge
 * but score and mobility. It chooses at random among equal moves.
 */
final class BaselineSearch {
  /** The value of a win in moves; each ply of distance subtracts one. */
  private static final int WIN = 1_000_000;

  /** The number of moves that a point of the score is worth. */
  private static final int POINT = 20;

  private final Position position;
  private final int depth;
  private final List<MoveList> lists = new ArrayList<>();

  /** Creates a search with a depth of at least one ply. The position is not changed. */
  BaselineSearch(Position shown, int depth) {
    position = shown.copy();
    this.depth = depth;
    for (int ply = 0; ply <= depth; ply++) {
      lists.add(new MoveList());
    }
  }

  /** Returns one of the best moves at random. */
  int choose(Random random) {
    var moves = moves(0);
    var best = new ArrayList<Integer>();
    int most = -WIN - 1;
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      int value = -search(1, -WIN - 1, 1 - most);
      position.undo();
      if (value > most) {
        most = value;
        best.clear();
      }
      if (value == most) {
        best.add(moves.get(i));
      }
    }
    return best.get(random.nextInt(best.size()));
  }

  /** Returns the value of the position for the seat to move. */
  private int search(int ply, int alpha, int beta) {
    if (position.isOver()) {
      int winners = position.winners();
      return Integer.bitCount(winners) > 1 ? 0 : isMine(winners) ? WIN - ply : ply - WIN;
    }
    var moves = moves(ply);
    if (ply == depth) {
      return evaluate(moves.size() - lists.get(ply - 1).size());
    }
    int best = -WIN - 1;
    for (int i = 0; i < moves.size() && best < beta; i++) {
      position.play(moves.get(i));
      best = Math.max(best, -search(ply + 1, -beta, -Math.max(alpha, best)));
      position.undo();
    }
    return best;
  }

  private boolean isMine(int winners) {
    return (winners >> position.turn() & 1) != 0;
  }

  /**
   * Returns the lead in score and in mobility, comparing the moves now with those of the other seat
   * a ply ago.
   */
  private int evaluate(int moreMoves) {
    int seat = position.turn();
    return POINT * (position.score(seat) - position.score(seat ^ 1)) + moreMoves;
  }

  private MoveList moves(int ply) {
    var moves = lists.get(ply);
    moves.clear();
    position.moves(moves);
    return moves;
  }
}
