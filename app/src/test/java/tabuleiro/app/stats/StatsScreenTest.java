package tabuleiro.app.stats;

import static org.junit.Assert.assertEquals;

import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.AppGames;
import tabuleiro.app.data.FreshGames;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.Waiting;

/** The statistics, and that forgetting them can be undone. */
@RunWith(AndroidJUnit4.class)
public final class StatsScreenTest {
  @Rule public final FreshGames games = new FreshGames();

  @Test
  public void countingAfreshEmptiesTheScreenUntilItIsUndone() {
    new AppGames(ApplicationProvider.getApplicationContext()).finished();
    int all = GameLooks.all().size();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.stats();
            Waiting.until("all games are counted", () -> cards(activity) == all);
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.reset, 0);
            Waiting.until("nothing is counted", () -> cards(activity) == 0);
            Waiting.pass(300);
            activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
            Waiting.until("all games are counted again", () -> cards(activity) == all);
            assertEquals(all, cards(activity));
          });
    }
  }

  @Test
  public void anUndoThatFailsSaysSo() {
    new AppGames(ApplicationProvider.getApplicationContext()).finished();
    int all = GameLooks.all().size();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.stats();
            Waiting.until("all games are counted", () -> cards(activity) == all);
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.reset, 0);
            Waiting.until("nothing is counted", () -> cards(activity) == 0);
            Waiting.pass(300);
            games.setReadOnly(true);
            activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
            var problem = activity.getString(R.string.problem_read_only);
            Waiting.until("it says so", () -> problem.equals(notice(activity)));
          });
    }
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
