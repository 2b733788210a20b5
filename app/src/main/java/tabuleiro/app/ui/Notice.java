package tabuleiro.app.ui;

import android.app.Activity;
import android.view.View;
import androidx.annotation.NonNull;
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
    View window = window(screen);
    var notice = Snackbar.make(window, text, Snackbar.LENGTH_LONG);
    notice.setAction(action, button -> onAction.run());
    // Heard alone, and on the screen before, the action would not say what it is about.
    notice
        .getView()
        .findViewById(com.google.android.material.R.id.snackbar_action)
        .setContentDescription(screen.getString(action) + ", " + text);
    show(window, notice);
  }

  /** Takes away what is said: on the next screen it would cover, or undo, something else. */
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
