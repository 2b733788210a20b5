package tabuleiro.app.ui;

import android.view.View;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.test.core.app.ActivityScenario;
import java.util.function.Function;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Base class of page objects for screens with a task on a board. */
public abstract class TaskScreen<F extends Fragment> implements AutoCloseable {
  private final ActivityScenario<MainActivity> scenario =
      ActivityScenario.launch(MainActivity.class);
  private final Class<F> type;

  protected TaskScreen(Class<F> type) {
    this.type = type;
  }

  /** Returns whether the screen has a state and shows it without a running animation. */
  protected abstract boolean isAtRest(F fragment);

  public final void waitForRest() {
    TestWait.until("the task is shown", () -> fragment() != null && isAtRest(fragment()));
    TestWait.pass(50);
  }

  public final ActivityScenario<MainActivity> scenario() {
    return scenario;
  }

  public final <T> T ask(Function<MainActivity, T> question) {
    var answer = new Object[1];
    scenario.onActivity(activity -> answer[0] = question.apply(activity));
    @SuppressWarnings("unchecked") // It is what the question gave a line before.
    var given = (T) answer[0];
    return given;
  }

  /** Returns the fragment, or null if another one is shown. */
  public final F fragment() {
    var shown = ask(activity -> activity.getSupportFragmentManager().findFragmentById(R.id.screen));
    return type.isInstance(shown) ? type.cast(shown) : null;
  }

  public final View find(int id) {
    return ask(activity -> activity.findViewById(id));
  }

  public final boolean sees(int id) {
    return find(id) != null && find(id).isShown();
  }

  public final String text(int id) {
    return ((TextView) find(id)).getText().toString();
  }

  public final BoardView board() {
    return (BoardView) find(R.id.board);
  }

  /** Presses a button by touching its middle. */
  public final void press(int id) {
    var button = find(id);
    if (!button.isShown() || !button.isEnabled()) {
      throw new AssertionError("cannot press " + button);
    }
    Finger.tap(button, button.getWidth() / 2f, button.getHeight() / 2f);
    TestWait.pass(50);
    if (fragment() != null) {
      waitForRest();
    }
  }

  /** Makes a move by touch: one tap for every part of it. */
  public final void touch(String move) throws RefusalException {
    waitForRest();
    touch(board().position().parse(move));
  }

  /** Makes a move by touch: one tap for every part of it. */
  public final void touch(int move) {
    waitForRest();
    if (move == Position.PASS) {
      press(R.id.pass);
      return;
    }
    for (var touch : board().position().touches(move)) {
      if (!Finger.tap(board(), touch)) {
        throw new AssertionError("not on the board: " + touch);
      }
      TestWait.pass(20);
    }
    if (board().hasPending()) {
      press(R.id.confirm); // small squares need a confirmation
    }
    waitForRest();
  }

  public final void rotate() {
    scenario.recreate();
    waitForRest();
  }

  @Override
  public final void close() {
    scenario.close();
  }
}
