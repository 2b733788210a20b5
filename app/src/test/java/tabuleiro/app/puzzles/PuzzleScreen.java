package tabuleiro.app.puzzles;

import tabuleiro.app.ui.TaskScreen;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.puzzle.Puzzle;

/** Page object of the puzzle screen. */
final class PuzzleScreen extends TaskScreen<PuzzleFragment> {
  /** Opens a puzzle on top of the list of its chapter. */
  PuzzleScreen(String chapter, Puzzle puzzle) {
    super(PuzzleFragment.class);
    scenario().onActivity(activity -> activity.puzzles(chapter));
    TestWait.pass(50);
    scenario().onActivity(activity -> activity.puzzle(chapter, puzzle));
    waitForRest();
  }

  @Override
  protected boolean isAtRest(PuzzleFragment fragment) {
    return fragment.state() != null && fragment.isAtRest();
  }

  PuzzleState state() {
    return fragment().state();
  }
}
