package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.puzzle.Puzzle;

/** A puzzle being solved: it judges moves, plays the replies and goes through the solution. */
final class PuzzleRun {
  private static final int MOST_HINTS = 2;

  private final Puzzle puzzle;
  private final Position start;
  private final List<Integer> moves = new ArrayList<>();
  private int wrong;
  private Refutation refutation;
  private int hints;
  private boolean shown;

  /** A puzzle that nobody has touched yet. */
  PuzzleRun(Puzzle puzzle) {
    this.puzzle = puzzle;
    start = PuzzleBook.position(puzzle).copy();
    again();
  }

  /** Begins anew. */
  void again() {
    moves.clear();
    wrong = BoardView.NO_MOVE;
    refutation = null;
    hints = 0;
    shown = false;
  }

  /** Goes back to where somebody had come; a wrong move is the last of these. */
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
    } catch (Refusal changed) {
      again(); // the rules of an earlier version
    }
  }

  /** The solver makes a legal move; a right one is answered at once. */
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

  /** What is wrong with the move tried is known now. */
  void refute(Refutation known) {
    refutation = known;
  }

  /** The move tried turned out to be as good as the one to find. */
  void accept() {
    moves.add(wrong);
    tryAgain();
  }

  /** Takes a wrong move back. */
  void tryAgain() {
    wrong = BoardView.NO_MOVE;
    refutation = null;
  }

  /** Gives one more hint: first the piece, then the move. */
  void hint() {
    if (isOpen()) {
      hints = Math.min(MOST_HINTS, hints + 1);
    }
  }

  /** Plays the next move of the solution, whoever makes it. */
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

  /** The next move of the solution. */
  private int next() {
    try {
      return position().parse(puzzle.solution().get(moves.size()));
    } catch (Refusal impossible) {
      throw new IllegalStateException(puzzle.format(), impossible);
    }
  }

  /** The position in which the next move is to be found. */
  Position position() {
    var position = start.copy();
    moves.forEach(position::play);
    return position;
  }

  /** The position after the wrong move, or null if none was tried. */
  @Nullable
  Position tried() {
    if (wrong == BoardView.NO_MOVE) {
      return null;
    }
    var position = position();
    position.play(wrong);
    return position;
  }

  /** The wrong move, or {@code BoardView.NO_MOVE} if none was tried. */
  int wrong() {
    return wrong;
  }

  /** All moves so far in notation, the wrong one last. */
  List<String> played() {
    var texts = new ArrayList<String>();
    var position = start.copy();
    for (int move : moves) {
      texts.add(position.format(move));
      position.play(move);
    }
    if (wrong != BoardView.NO_MOVE) {
      texts.add(position.format(wrong));
    }
    return texts;
  }

  /** How things stand. */
  PuzzleState state() {
    var all = new ArrayList<>(moves);
    if (wrong != BoardView.NO_MOVE) {
      all.add(wrong);
    }
    if (refutation != null) {
      all.addAll(refutation.line());
    }
    int next = isDone() ? BoardView.NO_MOVE : next();
    return new PuzzleState(
        puzzle, start, List.copyOf(all), phase(), moves.size(), refutation, hints, next);
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
