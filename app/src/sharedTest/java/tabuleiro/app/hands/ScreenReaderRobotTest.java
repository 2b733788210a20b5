package tabuleiro.app.hands;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;
import tabuleiro.app.data.FreshAppRule;
import tabuleiro.app.games.GameUiRegistry;

/**
 * Tests that every game can be played through accessibility actions alone; in {@code check} a
 * single game.
 */
@RunWith(AndroidJUnit4.class)
public final class ScreenReaderRobotTest {
  private static final int MOVES = 4;

  @Rule public final FreshAppRule fresh = new FreshAppRule();

  @Test
  public void movesAreMadeByAccessibilityActions() {
    for (var gameUi : TestScale.some(GameUiRegistry.all(), 2)) {
      try (var hands = new AppRobot()) {
        BoardRobot.begin(hands, gameUi.game());
        var table = new BoardRobot(hands, new ScreenReaderRobot(hands));
        table.play(MOVES);
        assertEquals(gameUi.game().name(), MOVES, table.moves().size());
      }
    }
  }
}
