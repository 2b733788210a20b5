package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.ui.BoardSnapshot;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * Immutable state of the puzzle screen: the puzzle, the moves made and how far it is solved.
 *
 * @param puzzle the puzzle
 * @param start the start position
 * @param moves the moves made: right moves and replies, then a wrong one and its refutation, at
 *     first only as far as its sentence tells
 * @param phase the phase of the puzzle
 * @param right how many of the moves belong to the solution
 * @param refutation the refutation of the wrong move; null if unknown
 * @param explained whether the whole line of the refutation is shown
 * @param hints 1 if the piece to move is shown, 2 if the move is shown
 * @param next the next move of the solution, or {@code BoardView.NO_MOVE} after the last
 */
record PuzzleState(
    Puzzle puzzle,
    Position start,
    List<Integer> moves,
    Phase phase,
    int right,
    @Nullable Refutation refutation,
    boolean explained,
    int hints,
    int next) {
  /** Phase of a puzzle. */
  enum Phase {
    /** A move is to be found. */
    OPEN,
    /** A wrong move was made; its refutation is not known yet. */
    TRIED,
    /** A wrong move was made and refuted. */
    REFUTED,
    /** Everything was found. */
    SOLVED,
    /** The solution is being shown. */
    SHOWING,
    /** The solution was shown to its end. */
    SHOWN
  }

  boolean isOpen() {
    return phase == Phase.OPEN;
  }

  /** Returns whether the solution is shown. */
  boolean isShown() {
    return phase == Phase.SHOWING || phase == Phase.SHOWN;
  }

  /** Returns whether the puzzle has ended. */
  boolean isFinished() {
    return phase == Phase.SOLVED || phase == Phase.SHOWN;
  }

  /** Returns whether the wrong move has an answer, that is, did not end the game. */
  boolean isRefutedByReply() {
    return refutation != null && !refutation.line().isEmpty();
  }

  /** Returns the solver's seat. */
  int solver() {
    return start.turn();
  }

  /** Returns the position after some of the moves. */
  Position positionAt(int ply) {
    return board().positionAt(ply);
  }

  /** Returns the part of the state that the board shows. */
  BoardSnapshot board() {
    return BoardSnapshot.of(start, moves, 0, isOpen())
        .withHelp(hints > 0 ? next : BoardView.NO_MOVE, 0)
        .withHint(hints > 1 ? next : BoardView.NO_MOVE);
  }

  /** Returns the game that the puzzle comes from with the moves made, at the start position. */
  Match toMatch() {
    try {
      var match = puzzle.match();
      int begin = match.ply();
      moves.forEach(match::play);
      match.goTo(begin);
      return match;
    } catch (RefusalException impossible) {
      throw new IllegalStateException("a puzzle holds legal moves only", impossible);
    }
  }
}
