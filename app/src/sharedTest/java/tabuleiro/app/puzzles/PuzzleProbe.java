package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;

/**
 * Lets tests see the puzzle on the screen.
 *
 * @param isOpen whether a move is to be found
 * @param isSolved whether all of them were
 * @param next the move to be found
 */
public record PuzzleProbe(boolean isOpen, boolean isSolved, int next) {
  /** The puzzle; null while it is not there, or shows something. */
  @Nullable
  public static PuzzleProbe of(MainActivity activity) {
    var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
    if (!(screen instanceof PuzzleFragment puzzle)
        || puzzle.state() == null
        || !puzzle.isAtRest()) {
      return null;
    }
    var state = puzzle.state();
    return new PuzzleProbe(state.isOpen(), state.phase() == PuzzleState.Phase.SOLVED, state.next());
  }
}
