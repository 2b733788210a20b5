package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.Objects;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.explain.Statement;

/**
 * A hint for the person to move, given in steps. It stays the same as long as the position does.
 *
 * @param best the best move; null during the search
 * @param purpose what the move is about, or null if that cannot be said
 * @param step how much is told
 * @param repeated how often it was asked for again after it was hidden
 * @param isHidden whether it is hidden, since the person took up another piece
 */
record Hint(
    @Nullable SearchResult best,
    @Nullable Statement purpose,
    Step step,
    int repeated,
    boolean isHidden) {
  /** How much a hint tells. */
  enum Step {
    /** What matters, in words. */
    PURPOSE,
    /** Which piece to move. */
    PIECE,
    /** The move. */
    MOVE
  }

  /** A hint that is being searched. */
  static final Hint SEARCHED = new Hint(null, null, Step.PURPOSE, 0, false);

  /** Returns whether the search has ended. */
  boolean isDone() {
    return best != null;
  }

  /** Returns the best move of a hint that is done. */
  int move() {
    return Objects.requireNonNull(best).move();
  }

  /** Returns whether the piece to move is shown. */
  boolean tellsPiece() {
    return isDone() && !isHidden && step.compareTo(Step.PIECE) >= 0;
  }

  /** Returns whether the move is shown. */
  boolean tellsMove() {
    return isDone() && !isHidden && step == Step.MOVE;
  }

  /** Returns the hint with its next step, or with the last one told if it is hidden. */
  Hint next() {
    var steps = Step.values();
    var next = steps[Math.min(step.ordinal() + 1, steps.length - 1)];
    return new Hint(
        best, purpose, isHidden ? step : next, isHidden ? repeated + 1 : repeated, false);
  }

  /** Returns this hint, hidden until it is asked for again. */
  Hint hidden() {
    return new Hint(best, purpose, step, repeated, true);
  }
}
