package tabuleiro.app.editor;

import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.appbar.MaterialToolbar;
import tabuleiro.app.R;
import tabuleiro.app.board.Finger;
import tabuleiro.app.ui.TaskScreen;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Touch;

/** Page object of the editor. */
final class EditorScreen extends TaskScreen<EditorFragment> {
  /** Opens the editor of a game from the home screen. */
  EditorScreen(String gameId) {
    super(EditorFragment.class);
    scenario().onActivity(activity -> activity.editPosition(gameId));
    waitForRest();
  }

  @Override
  protected boolean isAtRest(EditorFragment fragment) {
    return find(R.id.board) != null && board().position() != null;
  }

  String layout() {
    return board().position().layout();
  }

  /** Selects the first tool whose name has a prefix. */
  void take(String name) {
    var row = (ViewGroup) find(R.id.things);
    for (int i = 0; i < row.getChildCount(); i++) {
      if (row.getChildAt(i).getContentDescription().toString().startsWith(name)) {
        click(row.getChildAt(i));
        return;
      }
    }
    throw new AssertionError("no tool " + name);
  }

  /** Taps the chip whose text has a prefix. */
  void tell(String text) {
    var row = (ViewGroup) find(R.id.circumstances);
    for (int i = 0; i < row.getChildCount(); i++) {
      var chip = (android.widget.TextView) row.getChildAt(i);
      if (chip.getText().toString().startsWith(text)) {
        click(chip);
        return;
      }
    }
    throw new AssertionError("no chip " + text);
  }

  /** Chooses a menu item, which may open another screen. */
  void choose(int item) {
    scenario().onActivity(activity -> menu().performIdentifierAction(item, 0));
    TestWait.pass(50);
    if (fragment() != null) {
      waitForRest();
    }
  }

  boolean canChoose(int item) {
    return menu().findItem(item).isEnabled();
  }

  private Menu menu() {
    return ((MaterialToolbar) find(R.id.bar)).getMenu();
  }

  /** Goes back to the editor. */
  void goBack() {
    scenario().onActivity(activity -> activity.getSupportFragmentManager().popBackStack());
    TestWait.until("the editor is back", () -> fragment() != null);
    waitForRest();
  }

  /** Leaves the editor, or opens its question. */
  void pressBack() {
    scenario().onActivity(activity -> activity.getOnBackPressedDispatcher().onBackPressed());
    TestWait.pass(50);
  }

  private void click(View view) {
    scenario().onActivity(activity -> view.performClick());
    TestWait.pass(20);
  }

  void tap(int square) {
    Finger.tap(board(), new Touch.Square(square));
    TestWait.pass(20);
  }
}
