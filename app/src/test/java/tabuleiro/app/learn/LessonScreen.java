package tabuleiro.app.learn;

import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import java.util.function.Function;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;

/** A lesson as a test sees and touches it. */
final class LessonScreen implements AutoCloseable {
  private final ActivityScenario<MainActivity> scenario;

  LessonScreen(String gameId, int number) {
    scenario = ActivityScenario.launch(MainActivity.class);
    open(gameId, number);
  }

  void open(String gameId, int number) {
    scenario.onActivity(activity -> activity.lesson(gameId, number));
    waitForRest();
  }

  void waitForRest() {
    Waiting.until("the lesson is shown", () -> fragment() != null && fragment().isAtRest());
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

  LessonFragment fragment() {
    return ask(
        activity ->
            activity.getSupportFragmentManager().findFragmentById(R.id.screen)
                        instanceof LessonFragment lesson
                    && lesson.state() != null
                ? lesson
                : null);
  }

  LessonState state() {
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
    touch(state().position().parse(move));
  }

  void touch(int move) {
    waitForRest();
    if (move == Position.PASS) {
      press(R.id.pass);
      return;
    }
    for (var touch : state().position().touches(move)) {
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

  /** Does the step as its solutions say, up to the praise. */
  void doStep() {
    while (!state().stepDone()) {
      touch(state().asked().goal().solution(state().position()));
    }
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
