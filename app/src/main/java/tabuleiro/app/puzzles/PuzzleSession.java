package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;

/** Runs one puzzle: checks the user's moves, plays the replies and steps through the solution. */
final class PuzzleSession {
  private static final int MOST_HINTS = 2;

  private final Puzzle puzzle;
  private final Position start;
  private final List<Integer> moves = new ArrayList<>();
  private int wrong;
  @Nullable private Refutation refutation;
  private boolean explained;
  private int hints;
  private boolean shown;

  /** Creates an untouched puzzle. */
  PuzzleSession(Puzzle puzzle) {
    this.puzzle = puzzle;
    start = PuzzleBook.position(puzzle).copy();
    again();
  }

  /** Restarts the puzzle. */
  void again() {
    moves.clear();
    wrong = BoardView.NO_MOVE;
    refutation = null;
    explained = false;
    hints = 0;
    shown = false;
  }

  /** Restores a state; a wrong move is the last one played. */
  void resume(List<String> played, boolean isWrong, int hintsGiven, boolean isShown) {
    again();
    try {
      for (int i = 0; i < played.size(); i++) {
        int move = position().parse(played.get(i));
        if (isWrong && i == played.size() - 1) {
          wrong = move;
        } else {
          moves.add(move);
        }
      }
      hints = hintsGiven;
      shown = isShown;
    } catch (RefusalException changed) {
      again(); // rules of an earlier version
    }
  }

  /** Handles the solver's legal move; a right one is answered at once. */
  void play(int move) {
    if (!isOpen()) {
      return;
    }
    if (!puzzle.isRight(moves.size(), position(), move)) {
      wrong = move;
      return;
    }
    moves.add(move);
    hints = 0;
    if (!isDone()) {
      moves.add(next());
    }
  }

  /** Sets the refutation of the wrong move. */
  void refute(Refutation known) {
    refutation = known;
  }

  /** Shows how the game goes on after the wrong move. */
  void explain() {
    explained = refutation != null;
  }

  /** Accepts the wrong move, which turned out to be as good as the solution. */
  void accept() {
    moves.add(wrong);
    tryAgain();
  }

  /** Takes a wrong move back. */
  void tryAgain() {
    wrong = BoardView.NO_MOVE;
    refutation = null;
    explained = false;
  }

  /** Gives one more hint: first the piece, then the move. */
  void hint() {
    if (isOpen()) {
      hints = Math.min(MOST_HINTS, hints + 1);
    }
  }

  /** Plays the next move of the solution, for either side. */
  void showNext() {
    tryAgain();
    if (!isDone()) {
      shown = true;
      hints = 0;
      moves.add(next());
    }
  }

  private boolean isOpen() {
    return !shown && wrong == BoardView.NO_MOVE && !isDone();
  }

  private boolean isDone() {
    return moves.size() >= puzzle.solution().size() || position().isOver();
  }

  /** Returns the next move of the solution. */
  private int next() {
    return position().parseLegal(puzzle.solution().get(moves.size()));
  }

  /** Returns the position in which the next move is to be found. */
  Position position() {
    var position = start.copy();
    moves.forEach(position::play);
    return position;
  }

  /** Returns the position after the wrong move, or null if there is none. */
  @Nullable
  Position tried() {
    if (wrong == BoardView.NO_MOVE) {
      return null;
    }
    var position = position();
    position.play(wrong);
    return position;
  }

  /** Returns the wrong move, or {@code BoardView.NO_MOVE} if there is none. */
  int wrong() {
    return wrong;
  }

  /** Returns all moves so far in notation, the wrong one last. */
  List<String> played() {
    return start.formatLine(allMoves());
  }

  private List<Integer> allMoves() {
    var all = new ArrayList<>(moves);
    if (wrong != BoardView.NO_MOVE) {
      all.add(wrong);
    }
    return all;
  }

  /** Returns the current state. */
  PuzzleState state() {
    var all = allMoves();
    if (refutation != null) {
      var line = refutation.line();
      all.addAll(explained ? line : line.subList(0, Math.min(named(), line.size())));
    }
    int next = isDone() ? BoardView.NO_MOVE : next();
    return new PuzzleState(
        puzzle, start, List.copyOf(all), phase(), moves.size(), refutation, explained, hints, next);
  }

  /** Returns how many moves after the wrong one its sentence is about. */
  private int named() {
    return puzzle.aim() == Puzzle.Aim.BETTER ? 0 : 1;
  }

  private PuzzleState.Phase phase() {
    if (wrong != BoardView.NO_MOVE) {
      return refutation == null ? PuzzleState.Phase.TRIED : PuzzleState.Phase.REFUTED;
    }
    if (shown) {
      return isDone() ? PuzzleState.Phase.SHOWN : PuzzleState.Phase.SHOWING;
    }
    return isDone() ? PuzzleState.Phase.SOLVED : PuzzleState.Phase.OPEN;
  }
}
