package tabuleiro.app.stats;

import android.view.ViewGroup;
import androidx.test.core.app.ApplicationProvider;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.data.AppGames;
import tabuleiro.app.ui.Waiting;

/** Pictures of the statistics. */
public final class StatsScreenshots extends Screenshots {
  private AppGames games;

  @Before
  public void openLibrary() {
    games = new AppGames(ApplicationProvider.getApplicationContext());
  }

  @Test
  public void statistics() {
    games.finished();
    take(
        "stats",
        activity -> {
          activity.stats();
          Waiting.until(
              "games are counted",
              () -> {
                ViewGroup list = activity.findViewById(R.id.stats_games);
                return list != null && list.getChildCount() > 0;
              });
          Waiting.pass(300);
        });
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
