package tabuleiro.app.setup;

import static org.junit.Assume.assumeTrue;

import java.util.EnumSet;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.TestApp;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.RefusalException;

/** Screenshots of the setup screen. */
public class SetupScreenshots extends Screenshots {
  @Test
  public void choices() {
    take("setup-shakti", activity -> activity.setup("shakti"));
  }

  @Test
  public void fourPlayers() throws RefusalException {
    assumeTrue(EnumSet.of(Look.PHONE, Look.TABLET).contains(look));
    var game = Games.byId("shacru");
    var setup =
        GameSetup.standard(game)
            .with(game.options().get(0), "4")
            .with(0, new Entrant(true, "Ana", Level.CASUAL))
            .with(1, new Entrant(true, "Rui", Level.CASUAL))
            .with(2, new Entrant(false, "", Level.MASTER))
            .begunBy(1);
    LastSetupStore.of(TestApp.container()).save(setup);
    take("setup-shacru-four", activity -> activity.setup("shacru"));
  }

  @Test
  public void numbers() {
    assumeTrue(EnumSet.of(Look.PHONE_DARK, Look.TABLET).contains(look));
    take("setup-shi", activity -> activity.setup("shi"));
  }

  @Test
  public void oneOfThePlayers() {
    assumeTrue(look.name().startsWith("PHONE"));
    take(
        "setup-player",
        activity -> {
          activity.setup("shi");
          var manager = activity.getSupportFragmentManager();
          manager.executePendingTransactions();
          var screen = manager.findFragmentById(R.id.screen);
          EntrantDialog.of(0).showNow(screen.getChildFragmentManager(), "entrant");
        });
  }

  @Test
  public void wholeLength() {
    assumeTrue(EnumSet.of(Look.PHONE, Look.PHONE_LARGE_TEXT).contains(look));
    makeTall();
    take("setup-whole", activity -> activity.setup("shacru"));
  }
}
