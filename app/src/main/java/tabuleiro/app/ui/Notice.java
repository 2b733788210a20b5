package tabuleiro.app.ui;

import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.fragment.app.Fragment;
import com.google.android.material.snackbar.Snackbar;
import tabuleiro.app.R;

/** A short message at the bottom of the window; it follows one that is still there. */
public final class Notice {
  private Notice() {}

  /** Says something. */
  public static void show(Fragment screen, String text) {
    View window = window(screen);
    show(window, Snackbar.make(window, text, Snackbar.LENGTH_LONG));
  }

  /** Says something and offers to do something about it. */
  public static void show(Fragment screen, String text, @StringRes int action, Runnable onAction) {
    showAbove(screen, null, text, action, onAction);
  }

  /** Says something above a part of the screen that is needed meanwhile, and offers to act. */
  public static void showAbove(
      Fragment screen, @Nullable View part, String text, @StringRes int action, Runnable onAction) {
    View window = window(screen);
    var notice = Snackbar.make(window, text, Snackbar.LENGTH_LONG).setAnchorView(part);
    notice.setAction(action, button -> onAction.run());
    // Heard alone, and on the next screen, the action would not say what it is about.
    notice
        .getView()
        .findViewById(com.google.android.material.R.id.snackbar_action)
        .setContentDescription(screen.getString(action) + ", " + text);
    show(window, notice);
  }

  private static View window(Fragment screen) {
    return screen.requireActivity().findViewById(android.R.id.content);
  }

  /**
   * Material holds a message that waits for its turn only weakly, so the garbage collector may take
   * it before anybody has seen it. So the window holds it until it is dismissed; one place is
   * enough, since a message that is still waiting makes way for the next.
   */
  private static void show(View window, Snackbar notice) {
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
