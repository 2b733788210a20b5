package tabuleiro.app.stats;

import static org.junit.Assume.assumeTrue;

import android.view.ViewGroup;
import java.util.EnumSet;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.data.AppGames;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.Waiting;

/** Screenshots of the statistics. */
public final class StatsScreenshots extends Screenshots {
  private AppGames games;

  @Before
  public void openLibrary() {
    games = new AppGames();
  }

  @Test
  public void statistics() {
    games.finished();
    take("stats", StatsScreenshots::open);
  }

  private static void open(MainActivity activity) {
    activity.stats();
    Waiting.until(
        "games are counted",
        () -> {
          ViewGroup list = activity.findViewById(R.id.stats_games);
          return list != null && list.getChildCount() > 0;
        });
    Waiting.pass(300);
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
    for (int i = 0; i < GameLooks.all().size(); i++) {
      int chosen = i;
      take(
          "stats-" + GameLooks.all().get(i).game().id(),
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
          Waiting.until(
              "nothing is counted",
              () -> {
                var empty = activity.findViewById(R.id.empty);
                return empty != null && empty.isShown();
              });
        });
  }
}
