package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.View;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;

/** Tests that a waiting snackbar is neither lost nor leaks a destroyed screen. */
@RunWith(AndroidJUnit4.class)
public final class SnackbarNoticeTest {
  @Test
  public void theOneThatWaitsAppearsAfterTheFirstAndCanBeActedUpon() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            var done = new AtomicInteger();
            SnackbarNotice.show(screen(activity), "first");
            TestWait.until("the first is there", () -> text(activity).equals("first"));
            TestWait.pass(500);
            SnackbarNotice.show(
                screen(activity), "second", R.string.library_undo, done::incrementAndGet);
            // After every single task, since pending tasks hold views too.
            while (text(activity).equals("first")) {
              shadowOf(Looper.getMainLooper()).runOneTask();
              GarbageCollection.collect();
            }
            TestWait.until("the second is there", () -> text(activity).equals("second"));
            TestWait.pass(500);
            activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
            assertEquals(1, done.get());
          });
    }
  }

  @Test
  public void theWindowLetsGoOfWhatWasSeen() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            View window = activity.findViewById(android.R.id.content);
            SnackbarNotice.show(screen(activity), "once");
            assertNotNull(window.getTag(R.id.notice));
            TestWait.until("it is there", () -> text(activity).equals("once"));
            TestWait.until("it is gone", () -> text(activity).isEmpty());
            assertNull(window.getTag(R.id.notice));
          });
    }
  }

  @Test
  public void theOneThatWaitsDoesNotHoldTheViewOfAScreenThatIsLeft() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            activity.library();
            TestWait.until("the library is there", () -> listOf(activity) != null);
            SnackbarNotice.show(screen(activity), "first");
            TestWait.pass(500);
            SnackbarNotice.show(screen(activity), "second", R.string.library_undo, () -> {});
            var view = new WeakReference<>(screen(activity).getView());
            activity.getSupportFragmentManager().popBackStackImmediate();
            TestWait.pass(1);
            GarbageCollection.await(view);
          });
    }
  }

  private static View listOf(MainActivity activity) {
    return activity.findViewById(R.id.library_games);
  }

  private static Fragment screen(MainActivity activity) {
    return activity.getSupportFragmentManager().findFragmentById(R.id.screen);
  }

  private static String text(MainActivity activity) {
    TextView text = activity.findViewById(com.google.android.material.R.id.snackbar_text);
    return text == null ? "" : text.getText().toString();
  }
}
