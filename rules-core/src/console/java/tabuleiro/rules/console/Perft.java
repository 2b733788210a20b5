package tabuleiro.rules.console;

import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Perft (performance test): counts the move sequences up to a depth, to compare move generators.
 */
public final class Perft {
  private Perft() {}

  /** Returns the number of move sequences of a length. The position is not changed. */
  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    var lists = new MoveList[depth];
    for (int i = 0; i < depth; i++) {
      lists[i] = new MoveList();
    }
    return count(position, depth, lists);
  }

  private static long count(Position position, int depth, MoveList[] lists) {
    var moves = lists[depth - 1];
    moves.clear();
    position.moves(moves);
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      sum += count(position, depth - 1, lists);
      position.undo();
    }
    return sum;
  }
}
