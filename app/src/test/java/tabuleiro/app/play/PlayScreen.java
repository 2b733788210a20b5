package tabuleiro.app.play;

import android.content.DialogInterface;
import android.content.pm.ActivityInfo;
import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.test.core.app.ActivityScenario;
import java.util.function.Function;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.record.GameRecord;

/** Page object of the play screen. */
final class PlayScreen implements AutoCloseable {
  private final ActivityScenario<MainActivity> scenario;

  PlayScreen() {
    scenario = ActivityScenario.launch(MainActivity.class);
  }

  /** Starts the app with a new game. */
  static PlayScreen of(GameRecord record) {
    var screen = new PlayScreen();
    screen.scenario.onActivity(activity -> activity.playNew(record));
    screen.waitForGame();
    return screen;
  }

  void waitForGame() {
    TestWait.until("the game is shown", () -> find(R.id.board) != null && state() != null);
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

  View find(int id) {
    return ask(activity -> activity.findViewById(id));
  }

  PlayFragment fragment() {
    return ask(
        activity ->
            activity.getSupportFragmentManager().findFragmentById(R.id.screen)
                    instanceof PlayFragment play
                ? play
                : null);
  }

  PlayState state() {
    return fragment() == null ? null : fragment().model().state().getValue();
  }

  BoardView board() {
    return (BoardView) find(R.id.board);
  }

  String text(int id) {
    return ((TextView) find(id)).getText().toString();
  }

  /** Presses a button by touching its middle. */
  void press(int id) {
    press(find(id));
  }

  private void press(View button) {
    button.requestRectangleOnScreen(new Rect(0, 0, button.getWidth(), button.getHeight()), true);
    TestWait.pass(20);
    var seen = new Rect();
    button.getGlobalVisibleRect(seen);
    if (!button.isEnabled() || seen.height() < button.getHeight() * 0.9f) {
      throw new AssertionError("cannot press " + button + ", of which one sees " + seen);
    }
    Finger.tap(button, button.getWidth() / 2f, button.getHeight() / 2f);
    TestWait.pass(50);
  }

  /** Makes a move by touch: one tap for every part of it. */
  void touchMove(int move) {
    waitForTurn();
    int ply = state().match().ply();
    if (move == Position.PASS) {
      press(R.id.pass);
    } else {
      for (var touch : state().match().position().touches(move)) {
        if (!Finger.tap(board(), touch)) {
          throw new AssertionError("not on the board: " + touch);
        }
        TestWait.pass(20);
      }
      if (board().hasPending()) {
        press(R.id.confirm); // small squares need a confirmation
      }
      if (warning() != null) {
        warning().getButton(DialogInterface.BUTTON_POSITIVE).performClick();
      }
    }
    TestWait.until("the move is made", () -> state().match().ply() > ply);
  }

  /** Returns the dialog with a warning about a move, or null. */
  AlertDialog warning() {
    return ask(
        activity -> {
          fragment().getChildFragmentManager().executePendingTransactions();
          var asking = fragment().getChildFragmentManager().findFragmentByTag("warning");
          return asking == null ? null : (AlertDialog) ((MoveWarningDialog) asking).getDialog();
        });
  }

  /** Waits until a person can move and no animation is running. */
  void waitForTurn() {
    TestWait.until("a person can move", () -> state().canPlay() && fragment().isAtRest());
  }

  void rotate() {
    scenario.onActivity(
        activity -> activity.setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_LANDSCAPE));
    scenario.recreate();
    waitForGame();
  }

  @Override
  public void close() {
    scenario.close();
  }
}
