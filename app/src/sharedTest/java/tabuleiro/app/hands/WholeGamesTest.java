package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.containsString;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.data.FreshApp;
import tabuleiro.app.games.GameLooks;

/**
 * Tests a whole game of each kind, from the home screen to the result; in {@code check} only the
 * one that no other test of this package plays there.
 */
@RunWith(AndroidJUnit4.class)
public final class WholeGamesTest {
  private static final int MOST_MOVES = 1000;

  @Rule public final FreshApp fresh = new FreshApp();

  @Test
  public void everyGameIsPlayedToItsEnd() {
    for (var look : TestScale.some(GameLooks.all(), 4)) {
      try (var hands = new Hands()) {
        playOut(hands, look);
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(look.game().name(), failure);
      }
    }
  }

  private static void playOut(Hands hands, GameLook look) {
    var table = Table.begin(hands, look.game());
    table.play(MOST_MOVES);
    var end = table.position();
    assertTrue("the rules have ended it", end.isOver());
    var why = look.reason(ApplicationProvider.getApplicationContext(), end.ending(), List.of());
    onView(withId(R.id.reason)).check(matches(withText(containsString(why))));
    onView(withId(R.id.rematch_now)).check(matches(isDisplayed()));
  }
}
