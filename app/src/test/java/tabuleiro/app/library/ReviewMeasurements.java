package tabuleiro.app.library;

import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.ui.MainThreadTasks;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Measures the time to review a game of each kind, and the longest task of the main thread. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class ReviewMeasurements {
  private static final int MEGABYTES = 16;
  private static final int LONGEST = 60;

  @Before
  public void thinkOnOneThread() {
    TestApp.useCpuBackend(() -> CpuBackend.engine(MEGABYTES));
  }

  @Test
  public void timeAndLongestTask() throws Exception {
    for (var game : Games.all()) {
      var match = played(game);
      long id = new LibraryFixture().one(match);
      try (var scenario = ActivityScenario.launch(MainActivity.class)) {
        var shown = new AtomicReference<MainActivity>();
        scenario.onActivity(shown::set);
        long begin = System.nanoTime();
        shown.get().review(id);
        MainThreadTasks.during(() -> !isReviewing(shown.get())); // opening the screen
        var seen = MainThreadTasks.during(() -> isReviewing(shown.get()));
        System.out.printf(
            Locale.ROOT,
            "review of %s: %d moves in %.1f s, main thread: %s%n",
            game.name(),
            match.length(),
            (System.nanoTime() - begin) / 1e9,
            seen);
      }
    }
  }

  private static boolean isReviewing(MainActivity activity) {
    View told = activity.findViewById(R.id.reviewing);
    return told != null && told.isShown();
  }

  /** Returns a game between an expert and a casual player, cut off after some length. */
  private static Match played(Game game) {
    var engine = new Engine(MEGABYTES);
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.standard(game), players);
    while (!match.isOver() && match.ply() < LONGEST) {
      var level = match.position().turn() == 0 ? Level.EXPERT : Level.CASUAL;
      var limits = SearchLimits.nodes(5000).share(level);
      match.play(
          engine
              .choose(match.position(), level, match.ply(), limits, new CancelFlag(), told -> {})
              .move());
    }
    return match;
  }
}
