package tabuleiro.app.hands;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;
import tabuleiro.app.data.FreshApp;
import tabuleiro.app.games.GameLooks;

/** Tests that a game of each kind continues after a rotation; in {@code check} a single game. */
@RunWith(AndroidJUnit4.class)
public final class RotationTest {
  private static final int MOVES = 2;

  @Rule public final FreshApp fresh = new FreshApp();

  @Test
  public void gamesGoOnWhenTheDeviceIsTurned() {
    for (var look : TestScale.some(GameLooks.all(), 3)) {
      try (var hands = new Hands()) {
        var table = Table.begin(hands, look.game());
        table.play(MOVES);
        var moves = table.moves();
        hands.rotate();
        table.awaitTurn();
        assertEquals(moves, table.moves());
        table.play(MOVES);
        assertEquals(look.game().name(), 2 * MOVES, table.moves().size());
      }
    }
  }
}
