package tabuleiro.app;

import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.ui.TestWait;

/** Tests that every screen distinguishes an unavailable storage from a missing game. */
@RunWith(AndroidJUnit4.class)
public final class ProblemScreensTest {
  private static final long NO_GAME = 77;

  @Test
  public void homeSaysThatTheStorageIsLost() throws IOException {
    StorageFaults.loseDisk();
    expect(R.string.problem_read_only, activity -> {}, ProblemScreensTest::notice);
  }

  @Test
  public void theLibrarySaysThatTheStorageIsLost() throws IOException {
    StorageFaults.loseDisk();
    expect(R.string.problem_read_only, MainActivity::library, text(R.id.empty_text));
  }

  @Test
  public void statisticsSayThatTheStorageIsLost() throws IOException {
    StorageFaults.loseDisk();
    expect(R.string.problem_read_only, MainActivity::stats, ProblemScreensTest::notice);
  }

  @Test
  public void theReplayTellsALostStorageFromALostGame() throws IOException {
    expect(R.string.problem_missing, app -> app.replay(NO_GAME), ProblemScreensTest::title);
    StorageFaults.loseDisk();
    expect(R.string.problem_read_only, app -> app.replay(NO_GAME), ProblemScreensTest::title);
  }

  @Test
  public void theAnalysisTellsALostStorageFromALostGame() throws IOException {
    expect(R.string.problem_missing, app -> app.analyse(NO_GAME), ProblemScreensTest::title);
    StorageFaults.loseDisk();
    expect(R.string.problem_read_only, app -> app.analyse(NO_GAME), ProblemScreensTest::title);
  }

  @Test
  public void playTellsALostStorageFromALostGame() throws IOException {
    expect(R.string.problem_missing, app -> app.play(NO_GAME), text(R.id.status));
    StorageFaults.loseDisk();
    expect(R.string.problem_read_only, app -> app.play(NO_GAME), text(R.id.status));
  }

  private static void expect(
      int problem, Consumer<MainActivity> go, Function<MainActivity, CharSequence> shown) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            go.accept(activity);
            var wanted = activity.getString(problem);
            TestWait.until("it says: " + wanted, () -> wanted.contentEquals(shown.apply(activity)));
          });
    }
  }

  private static CharSequence notice(MainActivity activity) {
    return text(com.google.android.material.R.id.snackbar_text).apply(activity);
  }

  private static CharSequence title(MainActivity activity) {
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    return bar == null || bar.getTitle() == null ? "" : bar.getTitle();
  }

  private static Function<MainActivity, CharSequence> text(int id) {
    return activity -> {
      TextView view = activity.findViewById(id);
      return view == null ? "" : view.getText();
    };
  }
}
