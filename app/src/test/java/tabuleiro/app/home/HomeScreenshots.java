package tabuleiro.app.home;

import android.view.ViewGroup;
import java.io.IOException;
import java.util.List;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.TestApp;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Screenshots of the home screen. */
public class HomeScreenshots extends Screenshots {
  @Test
  public void home() {
    take("home", activity -> {});
  }

  @Test
  public void homeAfterDamage() throws IOException {
    new LibraryFixture().usual();
    StorageFaults.damageFile();
    take(
        "home-damaged",
        activity ->
            TestWait.until("it is told", () -> activity.findViewById(R.id.storage).isShown()));
  }

  @Test
  public void firstTime() {
    take(
        "home-first-time",
        activity -> {
          TestWait.pass(100);
          var cards = (ViewGroup) activity.findViewById(R.id.games);
          cards.getChildAt(0).performClick();
          TestWait.pass(500);
        });
  }

  @Test
  public void homeWithALastGame() throws RefusalException {
    var game = Games.byId("shakti");
    var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
    var match = new Match(Options.standard(game), players);
    for (var move : List.of("b2-d4", "d6-d7", "d2-e3", "b6-c5", "e3-e2", "f6-f4")) {
      match.play(move);
    }
    TestApp.container().games().create(match, false, saved -> {});
    take(
        "home-continue",
        activity ->
            TestWait.until(
                "the last game is there", () -> activity.findViewById(R.id.latest) != null));
  }
}
