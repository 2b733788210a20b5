package tabuleiro.app.learn;

import static org.junit.Assume.assumeTrue;

import java.util.EnumSet;
import org.junit.Test;
import tabuleiro.app.Screenshots;
import tabuleiro.app.games.GameLooks;

/** Pictures of the rules. */
public class LearnScreenshots extends Screenshots {
  @Test
  public void rules() {
    take("learn-azacru", activity -> activity.learn("azacru"));
  }

  @Test
  public void wholeLength() {
    assumeTrue(EnumSet.of(Look.PHONE, Look.PHONE_PT, Look.TABLET_DARK_PT).contains(look));
    makeTall();
    for (var game : GameLooks.all()) {
      var id = game.game().id();
      take("learn-whole-" + id, activity -> activity.learn(id));
    }
  }
}
