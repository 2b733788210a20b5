package tabuleiro.app.play;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;

/** Measures the longest task of the main thread while masters play a game of each kind. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class MainThreadMeasurements {
  @Test
  public void longestTask() throws Exception {
    for (var game : Games.all()) {
      var seen = MainThreadLoad.during(TestRecords.cpus(game.id(), "", Level.MASTER));
      System.out.println("main thread, " + game.name() + ": " + seen);
    }
  }
}
