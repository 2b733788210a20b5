package tabuleiro.app.stats;

import static org.junit.Assume.assumeTrue;

import android.view.ViewGroup;
import java.util.EnumSet;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;

/** Screenshots of the statistics. */
public final class StatsScreenshots extends Screenshots {
  private LibraryFixture games;

  @Before
  public void openLibrary() {
    games = new LibraryFixture();
  }

  @Test
  public void statistics() {
    games.finished();
    take("stats", StatsScreenshots::open);
  }

  private static void open(MainActivity activity) {
    activity.stats();
    TestWait.until(
        "games are counted",
        () -> {
          ViewGroup list = activity.findViewById(R.id.stats_games);
          return list != null && list.getChildCount() > 0;
        });
    TestWait.pass(300);
  }

  @Test
  public void wholeLength() {
    assumeTrue(EnumSet.of(Look.PHONE, Look.PHONE_DARK, Look.PHONE_LARGE_TEXT).contains(look));
    makeTall();
    games.finished();
    take("stats-whole", StatsScreenshots::open);
  }

  @Test
  public void everyGame() {
    assumeTrue(look == Look.PHONE);
    makeTall(1600);
    games.finished();
    for (int i = 0; i < GameUiRegistry.all().size(); i++) {
      int chosen = i;
      take(
          "stats-" + GameUiRegistry.all().get(i).game().id(),
          activity -> {
            open(activity);
            ViewGroup chips = activity.findViewById(R.id.stats_games);
            chips.getChildAt(chosen).performClick();
          });
    }
  }

  @Test
  public void empty() {
    take(
        "stats-empty",
        activity -> {
          activity.stats();
          TestWait.until(
              "nothing is counted",
              () -> {
                var empty = activity.findViewById(R.id.empty);
                return empty != null && empty.isShown();
              });
        });
  }
}
