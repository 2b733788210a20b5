package tabuleiro.app.puzzles;

import androidx.annotation.Nullable;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;

/**
 * State of the puzzle on the screen, for tests.
 *
 * @param isOpen whether a move is to be found
 * @param isSolved whether all moves were found
 * @param next the move to find
 */
public record PuzzleProbe(boolean isOpen, boolean isSolved, int next) {
  /** Returns the puzzle's state, or null if it is absent or animating. */
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
