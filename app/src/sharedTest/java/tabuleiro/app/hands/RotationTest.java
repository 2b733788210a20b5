package tabuleiro.app.hands;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;
import tabuleiro.app.data.FreshAppRule;
import tabuleiro.app.games.GameUiRegistry;

/** Tests that a game of each kind continues after a rotation; in {@code check} a single game. */
@RunWith(AndroidJUnit4.class)
public final class RotationTest {
  private static final int MOVES = 2;

  @Rule public final FreshAppRule fresh = new FreshAppRule();

  @Test
  public void gamesGoOnWhenTheDeviceIsTurned() {
    for (var gameUi : TestScale.some(GameUiRegistry.all(), 3)) {
      try (var hands = new AppRobot()) {
        var table = BoardRobot.begin(hands, gameUi.game());
        table.play(MOVES);
        var moves = table.moves();
        hands.rotate();
        table.awaitTurn();
        assertEquals(moves, table.moves());
        table.play(MOVES);
        assertEquals(gameUi.game().name(), 2 * MOVES, table.moves().size());
      }
    }
  }
}
