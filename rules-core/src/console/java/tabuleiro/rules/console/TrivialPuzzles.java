package tabuleiro.rules.console;

import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;

/** Detects trivial puzzles, those that are solved by the move that scores most. */
final class TrivialPuzzles {
  private TrivialPuzzles() {}

  /** Returns whether one move is asked for and no other scores as much at once. */
  static boolean isTrivial(Puzzle puzzle) {
    if (puzzle.solution().size() > 1) {
      return false;
    }
    try {
      var position = puzzle.match().position();
      int seat = position.turn();
      int right = position.parse(puzzle.solution().get(0));
      var moves = position.legalMoves();
      int best = Integer.MIN_VALUE;
      int lead = 0;
      for (int i = 0; i < moves.size(); i++) {
        var text = position.format(moves.get(i));
        position.play(moves.get(i));
        int scored = position.score(seat) - position.score(seat ^ 1);
        position.undo();
        if (moves.get(i) == right) {
          lead = scored;
        } else if (!puzzle.also().contains(text)) {
          best = Math.max(best, scored);
        }
      }
      return lead > best;
    } catch (RefusalException illegal) {
      throw new IllegalArgumentException(puzzle.format(), illegal);
    }
  }
}
