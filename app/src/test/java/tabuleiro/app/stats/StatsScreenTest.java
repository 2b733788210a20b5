package tabuleiro.app.stats;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.chip.Chip;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;

/** Tests the statistics, and that their reset can be undone. */
@RunWith(AndroidJUnit4.class)
public final class StatsScreenTest {
  @Test
  public void countingAfreshEmptiesTheScreenUntilItIsUndone() {
    new LibraryFixture().finished();
    int all = GameUiRegistry.all().size();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.stats();
            TestWait.until("all games are counted", () -> cards(activity) == all);
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.reset, 0);
            TestWait.until("nothing is counted", () -> cards(activity) == 0);
            TestWait.pass(300);
            activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
            TestWait.until("all games are counted again", () -> cards(activity) == all);
            assertEquals(all, cards(activity));
          });
    }
  }

  @Test
  public void anUndoThatFailsSaysSo() {
    new LibraryFixture().finished();
    int all = GameUiRegistry.all().size();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.stats();
            TestWait.until("all games are counted", () -> cards(activity) == all);
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.reset, 0);
            TestWait.until("nothing is counted", () -> cards(activity) == 0);
            TestWait.pass(300);
            StorageFaults.setReadOnly(true);
            activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
            var problem = activity.getString(R.string.problem_read_only);
            TestWait.until("it says so", () -> problem.equals(notice(activity)));
          });
    }
  }

  @Test
  public void anotherGameIsChosenAndStaysChosenWhenTheDeviceIsTurned() {
    new LibraryFixture().finished();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      var last = GameUiRegistry.all().size() - 1;
      for (int chosen = 0; chosen <= last; chosen++) {
        int index = chosen;
        scenario.onActivity(
            activity -> {
              activity.stats();
              TestWait.until("all games are counted", () -> cards(activity) == last + 1);
              chip(activity, index).performClick();
              assertEquals(View.VISIBLE, activity.findViewById(R.id.chart).getVisibility());
              ViewGroup levels = activity.findViewById(R.id.levels);
              assertEquals(4, levels.getChildCount());
              ViewGroup openings = activity.findViewById(R.id.openings);
              assertTrue(openings.getChildCount() > 0);
            });
      }
      scenario.onActivity(
          activity -> {
            TestWait.until("all games are counted again", () -> cards(activity) == last + 1);
            chip(activity, 1).performClick();
          });
      scenario.recreate();
      scenario.onActivity(
          activity -> {
            TestWait.until("all games are counted", () -> cards(activity) == last + 1);
            assertTrue(chip(activity, 1).isChecked());
          });
    }
  }

  @Test
  public void ratingCanBeTurnedOff() {
    new LibraryFixture().finished();
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putBoolean("rating", false)
        .apply();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.stats();
            TestWait.until("games are counted", () -> cards(activity) > 0);
            ViewGroup cards = activity.findViewById(R.id.first);
            assertEquals(View.GONE, cards.getChildAt(0).getVisibility());
            assertEquals(View.VISIBLE, cards.getChildAt(1).getVisibility());
          });
    }
  }

  private static Chip chip(MainActivity activity, int index) {
    ViewGroup games = activity.findViewById(R.id.stats_games);
    return (Chip) games.getChildAt(index);
  }

  private static String notice(MainActivity activity) {
    TextView text = activity.findViewById(com.google.android.material.R.id.snackbar_text);
    return text == null ? "" : text.getText().toString();
  }

  private static int cards(MainActivity activity) {
    ViewGroup list = activity.findViewById(R.id.stats_games);
    return list == null ? -1 : list.getChildCount();
  }
}
