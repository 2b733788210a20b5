package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tabuleiro.rules.game.Position;

/**
 * Lists the moves that a record may hold in a position, in the order of their notation, so that
 * their numbers do not depend on the order of generation.
 */
final class RecordableMoves {
  private RecordableMoves() {}

  /** Returns the moves of a position: legal ones, those of earlier versions, and resigning. */
  static List<Integer> of(Position position) {
    var moves = position.legalMoves();
    position.legacyMoves(moves);
    if (position.mayResign()) {
      moves.add(Position.RESIGN);
    }
    record Named(int move, String name) {}
    var named = new ArrayList<Named>();
    for (int i = 0; i < moves.size(); i++) {
      named.add(new Named(moves.get(i), position.format(moves.get(i))));
    }
    named.sort(Comparator.comparing(Named::name));
    var sorted = new ArrayList<Integer>();
    for (var move : named) {
      sorted.add(move.move());
    }
    return sorted;
  }
}
