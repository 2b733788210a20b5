package tabuleiro.app.play;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.FreshGames;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;

/** Measures the longest task of the main thread while masters play a game of each kind. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class MainThreadMeasurements {
  @Rule public final FreshGames games = new FreshGames();

  @After
  public void tearDown() {
    CpuWorker.setShared(null);
  }

  @Test
  public void longestTask() throws Exception {
    for (var game : Games.all()) {
      CpuWorker.setShared(null);
      var seen = MainThread.during(Records.cpus(game.id(), "", Level.MASTER));
      System.out.println("main thread, " + game.name() + ": " + seen);
    }
  }
}
