package tabuleiro.app.ui;

import android.app.Activity;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.fragment.app.Fragment;
import com.google.android.material.snackbar.Snackbar;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;

/** Shows messages in snackbars, one after the other. */
public final class SnackbarNotice {
  /** Rows of buttons at the bottom of a screen, which no message covers. */
  private static final int[] BUTTONS = {R.id.buttons, R.id.steps, R.id.controls};

  private SnackbarNotice() {}

  /** Shows a message. */
  public static void show(Fragment screen, String text) {
    View window = window(screen);
    show(screen, window, Snackbar.make(window, text, Snackbar.LENGTH_LONG));
  }

  /** Shows why an operation failed, if it did and the screen is still there. */
  public static void showProblem(Fragment screen, DataResult<?> answer) {
    if (answer.problem() != null && screen.isAdded()) {
      show(screen, StorageProblemTexts.text(screen.requireContext(), answer));
    }
  }

  /** Shows a message with an action. */
  public static void show(Fragment screen, String text, @StringRes int action, Runnable onAction) {
    View window = window(screen);
    var notice = Snackbar.make(window, text, Snackbar.LENGTH_LONG);
    notice.setAction(action, button -> onAction.run());
    // Read aloud alone, after the message, the action would lack its context.
    notice
        .getView()
        .findViewById(com.google.android.material.R.id.snackbar_action)
        .setContentDescription(screen.getString(action) + ", " + text);
    show(screen, window, notice);
  }

  /** Returns the row of buttons at the bottom of a screen, or null. */
  @Nullable
  private static View buttons(Fragment screen) {
    var root = screen.getView();
    for (int id : BUTTONS) {
      var row = root == null ? null : root.findViewById(id);
      if (row != null && row.isShown()) {
        return row;
      }
    }
    return null;
  }

  /** Dismisses the message, whose action would be out of place on the next screen. */
  public static void end(Activity activity) {
    if (window(activity).getTag(R.id.notice) instanceof Snackbar notice) {
      notice.dismiss();
    }
  }

  private static View window(Fragment screen) {
    return window(screen.requireActivity());
  }

  private static View window(Activity activity) {
    return activity.findViewById(android.R.id.content);
  }

  /**
   * Shows a snackbar. Material holds a waiting snackbar only weakly, so it could be
   * garbage-collected before it is shown. The window therefore holds it until it is dismissed; one
   * reference is enough, since a newer message replaces a waiting one.
   */
  private static void show(Fragment screen, View window, Snackbar notice) {
    notice.setAnchorView(buttons(screen));
    window.setTag(R.id.notice, notice);
    notice.addCallback(
        new Snackbar.Callback() {
          @Override
          public void onDismissed(@NonNull Snackbar dismissed, int event) {
            if (window.getTag(R.id.notice) == dismissed) {
              window.setTag(R.id.notice, null);
            }
          }
        });
    notice.show();
  }
}
