package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.ui.Scene;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * What the screen of a puzzle shows.
 *
 * @param puzzle the puzzle
 * @param start the position to begin with
 * @param moves what was played: right moves and replies, then a wrong one and its refutation
 * @param phase how far it is
 * @param right how many of the moves belong to the solution
 * @param refutation what is wrong with the move tried last; null if it is not known
 * @param hints 1 if the piece that moves is shown, 2 if the move is
 * @param next the next move of the solution, or {@code BoardView.NO_MOVE} after the last
 */
record PuzzleState(
    Puzzle puzzle,
    Position start,
    List<Integer> moves,
    Phase phase,
    int right,
    @Nullable Refutation refutation,
    int hints,
    int next) {
  /** How far a puzzle is. */
  enum Phase {
    /** A move is to be found. */
    OPEN,
    /** A wrong move was made; what is wrong with it is not known yet. */
    TRIED,
    /** A wrong move was made and answered. */
    REFUTED,
    /** The solver has found everything. */
    SOLVED,
    /** The solution is being shown. */
    SHOWING,
    /** The solution was shown to its end. */
    SHOWN
  }

  boolean isOpen() {
    return phase == Phase.OPEN;
  }

  /** Whether the solution is looked at. */
  boolean isShown() {
    return phase == Phase.SHOWING || phase == Phase.SHOWN;
  }

  /** Whether nothing is left to be done. */
  boolean isFinished() {
    return phase == Phase.SOLVED || phase == Phase.SHOWN;
  }

  /** The seat of the solver. */
  int solver() {
    return start.turn();
  }

  /** The position after so many of the moves. */
  Position positionAt(int ply) {
    return scene().positionAt(ply);
  }

  /** What the board shows of it. */
  Scene scene() {
    int help = hints > 0 ? next : BoardView.NO_MOVE;
    return new Scene(puzzle, start, moves, isOpen(), help, 0);
  }

  /** The game that the puzzle is out of, with what was played, at the place to begin with. */
  Match toMatch() {
    try {
      var match = puzzle.match();
      int begin = match.ply();
      moves.forEach(match::play);
      match.goTo(begin);
      return match;
    } catch (Refusal impossible) {
      throw new IllegalStateException("a puzzle holds legal moves only", impossible);
    }
  }
}
