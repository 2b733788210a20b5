package tabuleiro.app.library;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.os.SystemClock;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.Thinker;
import tabuleiro.app.data.AppGames;
import tabuleiro.app.ui.BusyClock;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * How long it takes to review a game of each kind, and how long the main thread is busy at most.
 */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class ReviewMeasurements {
  private static final int MEGABYTES = 16;
  private static final int LONGEST = 60;

  @Before
  public void thinkOnOneThread() {
    CpuWorker.setShared(new CpuWorker(() -> Thinker.engine(MEGABYTES)));
  }

  @After
  public void endWorker() {
    CpuWorker.endShared();
  }

  @Test
  public void timeAndLongestTask() throws Exception {
    for (var game : Games.all()) {
      var match = played(game);
      long id = new AppGames(ApplicationProvider.getApplicationContext()).one(match);
      try (var scenario = ActivityScenario.launch(MainActivity.class)) {
        var shown = new AtomicReference<MainActivity>();
        scenario.onActivity(shown::set);
        long begin = System.nanoTime();
        shown.get().review(id);
        long longest = untilReviewed(shown.get());
        System.out.printf(
            Locale.ROOT,
            "review of %s: %d moves in %.1f s, the main thread's longest task %d µs%n",
            game.name(),
            match.length(),
            (System.nanoTime() - begin) / 1e9,
            longest / 1000);
      }
    }
  }

  /** Lets the main thread work until the review is done; the longest task in nanoseconds. */
  private static long untilReviewed(MainActivity activity) throws Exception {
    var clock = new BusyClock();
    var main = shadowOf(Looper.getMainLooper());
    long longest = 0;
    boolean begun = false;
    while (!begun || isReviewing(activity)) {
      begun |= isReviewing(activity);
      if (main.isIdle()) {
        Thread.sleep(1);
        SystemClock.sleep(1); // the clock of animations and delays goes on
      } else {
        long begin = clock.nanos();
        main.runOneTask();
        long busy = clock.nanos() - begin;
        longest = begun ? Math.max(longest, busy) : 0; // what opens the screen is another matter
      }
    }
    return longest;
  }

  private static boolean isReviewing(MainActivity activity) {
    View told = activity.findViewById(R.id.reviewing);
    return told != null && told.isShown();
  }

  /** A game between an expert and a casual player, cut off where it gets long. */
  private static Match played(Game game) {
    var engine = new Engine(MEGABYTES);
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.standard(game), players);
    while (!match.isOver() && match.ply() < LONGEST) {
      var level = match.position().turn() == 0 ? Level.EXPERT : Level.CASUAL;
      var limits = Limits.nodes(5000).share(level);
      match.play(
          engine
              .choose(match.position(), level, match.ply(), limits, new Cancel(), told -> {})
              .move());
    }
    return match;
  }
}
