package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.containsString;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.FreshAppRule;
import tabuleiro.app.games.GameUiRegistry;

/**
 * Tests a whole game of each kind, from the home screen to the result; in {@code check} only the
 * one that no other test of this package plays there.
 */
@RunWith(AndroidJUnit4.class)
public final class WholeGamesTest {
  private static final int MOST_MOVES = 1000;

  @Rule public final FreshAppRule fresh = new FreshAppRule();

  @Test
  public void everyGameIsPlayedToItsEnd() {
    for (var gameUi : TestScale.some(GameUiRegistry.all(), 4)) {
      try (var hands = new AppRobot()) {
        playOut(hands, gameUi);
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(gameUi.game().name(), failure);
      }
    }
  }

  private static void playOut(AppRobot hands, GameUi gameUi) {
    var table = BoardRobot.begin(hands, gameUi.game());
    table.play(MOST_MOVES);
    var end = table.position();
    assertTrue("the rules have ended it", end.isOver());
    onView(withId(R.id.reason)).check(matches(withText(containsString(table.reason()))));
    onView(withId(R.id.rematch_now)).check(matches(isDisplayed()));
  }
}
