package tabuleiro.app.puzzles;

import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import java.util.function.Function;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.puzzle.Puzzle;

/** A puzzle as a test sees and touches it. */
final class PuzzleScreen implements AutoCloseable {
  private final ActivityScenario<MainActivity> scenario =
      ActivityScenario.launch(MainActivity.class);

  /** Opens a puzzle on top of the list of its chapter. */
  PuzzleScreen(String chapter, Puzzle puzzle) {
    scenario.onActivity(activity -> activity.puzzles(chapter));
    Waiting.pass(50);
    scenario.onActivity(activity -> activity.puzzle(chapter, puzzle));
    waitForRest();
  }

  void waitForRest() {
    Waiting.until("the puzzle is shown", () -> fragment() != null && fragment().isAtRest());
    Waiting.pass(50);
  }

  ActivityScenario<MainActivity> scenario() {
    return scenario;
  }

  <T> T ask(Function<MainActivity, T> question) {
    var answer = new Object[1];
    scenario.onActivity(activity -> answer[0] = question.apply(activity));
    @SuppressWarnings("unchecked") // It is what the question gave a line before.
    var given = (T) answer[0];
    return given;
  }

  PuzzleFragment fragment() {
    return ask(
        activity ->
            activity.getSupportFragmentManager().findFragmentById(R.id.screen)
                        instanceof PuzzleFragment puzzle
                    && puzzle.state() != null
                ? puzzle
                : null);
  }

  PuzzleState state() {
    return fragment().state();
  }

  View find(int id) {
    return ask(activity -> activity.findViewById(id));
  }

  boolean sees(int id) {
    return find(id) != null && find(id).isShown();
  }

  String text(int id) {
    return ((TextView) find(id)).getText().toString();
  }

  BoardView board() {
    return (BoardView) find(R.id.board);
  }

  /** Presses a button by touching the middle of it. */
  void press(int id) {
    var button = find(id);
    if (!button.isShown() || !button.isEnabled()) {
      throw new AssertionError("cannot press " + button);
    }
    Finger.tap(button, button.getWidth() / 2f, button.getHeight() / 2f);
    Waiting.pass(50);
    if (fragment() != null) {
      waitForRest();
    }
  }

  /** Makes a move with the finger: one tap for everything that spells it. */
  void touch(String move) throws Refusal {
    waitForRest();
    var position = board().position();
    for (var touch : position.touches(position.parse(move))) {
      if (!Finger.tap(board(), touch)) {
        throw new AssertionError("not on the board: " + touch);
      }
      Waiting.pass(20);
    }
    if (board().hasPending()) {
      press(R.id.confirm); // small squares ask for it
    }
    waitForRest();
  }

  void rotate() {
    scenario.recreate();
    waitForRest();
  }

  @Override
  public void close() {
    scenario.close();
  }
}
