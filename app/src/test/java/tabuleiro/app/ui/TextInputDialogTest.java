package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.content.DialogInterface;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;

/** Tests that a text one above the limit cannot be confirmed and that nothing is cut. */
@RunWith(AndroidJUnit4.class)
public final class TextInputDialogTest {
  private static final TextInputDialog.Question QUESTION =
      new TextInputDialog.Question(
          "test", R.string.library_rename, R.string.library_name, R.string.library_ok, 60);

  @Test
  public void onlyATextOfSixtyLettersOrLessIsConfirmed() {
    var heard = new ArrayList<String>();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
            QUESTION.hear(screen, (about, text) -> heard.add(text));
            for (int length = 59; length <= 61; length++) {
              QUESTION.ask(screen, 1, "");
              var fragments = screen.getChildFragmentManager();
              fragments.executePendingTransactions();
              var fragment = (DialogFragment) fragments.findFragmentByTag("test");
              var dialog = (AlertDialog) fragment.requireDialog();
              TextView field = dialog.findViewById(R.id.text);
              field.setText("x".repeat(length));
              assertEquals(length, field.length());
              var button = dialog.getButton(DialogInterface.BUTTON_POSITIVE);
              assertEquals(length <= 60, button.isEnabled());
              if (button.isEnabled()) {
                button.performClick();
              }
              TestWait.pass(100);
              if (fragment.isAdded()) {
                fragment.dismissNow();
              }
            }
          });
    }
    assertEquals(List.of("x".repeat(59), "x".repeat(60)), heard);
  }
}
