package tabuleiro.app.analysis;

import android.content.DialogInterface;
import android.view.Menu;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.ArrayList;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.R;
import tabuleiro.app.ui.TaskScreen;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.match.ReadableMatch;

/** Page object of the analysis screen. */
final class AnalysisScreen extends TaskScreen<AnalysisFragment> {
  AnalysisScreen(ReadableMatch match) {
    super(AnalysisFragment.class);
    scenario().onActivity(activity -> activity.analyse(match));
    waitForRest();
  }

  @Override
  protected boolean isAtRest(AnalysisFragment fragment) {
    return fragment.state() != null && fragment.isAtRest();
  }

  AnalysisState state() {
    return fragment().state();
  }

  void choose(int item) {
    menu().performIdentifierAction(item, 0);
    TestWait.pass(50);
  }

  Menu menu() {
    return ((MaterialToolbar) find(R.id.bar)).getMenu();
  }

  /** Presses a button of the dialog. */
  void choose(int button, String what) {
    TestWait.until("it can be chosen: " + what, () -> dialog() != null && dialog().isShowing());
    dialog().getButton(button).performClick();
    TestWait.pass(50);
  }

  private static AlertDialog dialog() {
    return (AlertDialog) ShadowDialog.getLatestDialog();
  }

  /** Presses a move of the list. */
  void pressMove(String text) {
    var found = new ArrayList<View>();
    find(R.id.tree).findViewsWithText(found, text, View.FIND_VIEWS_WITH_TEXT);
    found.removeIf(view -> !((TextView) view).getText().toString().equals(text));
    found.get(0).performClick();
    waitForRest();
  }

  /** Enters a text into the text dialog and confirms it. */
  void answer(String text) {
    var dialog = (AlertDialog) ShadowDialog.getLatestDialog();
    TextView field = dialog.findViewById(R.id.text);
    field.setText(text);
    dialog.getButton(DialogInterface.BUTTON_POSITIVE).performClick();
    TestWait.pass(50);
  }

  /** Returns the moves up to the current node. */
  String path() {
    return String.join(" ", state().tree().movesTo(state().place()));
  }

  void waitForLines() {
    TestWait.until("lines are shown", () -> find(R.id.first_line).isShown());
  }

  String line(int id) {
    TextView worth = find(id).findViewById(R.id.worth);
    TextView moves = find(id).findViewById(R.id.moves);
    return worth.getText() + " " + moves.getText();
  }
}
