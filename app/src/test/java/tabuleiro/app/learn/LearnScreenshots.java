package tabuleiro.app.learn;

import static org.junit.Assume.assumeTrue;

import java.util.EnumSet;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.games.GameUiRegistry;

/** Screenshots of the rules. */
public class LearnScreenshots extends Screenshots {
  private static final int LONGEST = 11000;

  @Test
  public void rules() {
    take("learn-azacru", activity -> activity.learn("azacru"));
  }

  @Test
  public void onTheBoardNow() {
    take("learn-now", activity -> activity.learn("shakti", R.string.shakti_learn_capture_heading));
  }

  @Test
  public void wholeLength() {
    assumeTrue(
        EnumSet.of(
                Look.PHONE, Look.PHONE_PT, Look.PHONE_LARGE_TEXT, Look.TABLET, Look.TABLET_DARK_PT)
            .contains(look));
    makeTall(LONGEST);
    for (var game : GameUiRegistry.all()) {
      var id = game.game().id();
      take("learn-whole-" + id, activity -> activity.learn(id));
    }
  }
}
