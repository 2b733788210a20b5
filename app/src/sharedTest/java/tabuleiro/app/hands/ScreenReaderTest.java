package tabuleiro.app.hands;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;
import tabuleiro.app.data.FreshApp;
import tabuleiro.app.games.GameLooks;

/**
 * Tests that every game can be played through accessibility actions alone; in {@code check} a
 * single game.
 */
@RunWith(AndroidJUnit4.class)
public final class ScreenReaderTest {
  private static final int MOVES = 4;

  @Rule public final FreshApp fresh = new FreshApp();

  @Test
  public void movesAreMadeByAccessibilityActions() {
    for (var look : TestScale.some(GameLooks.all(), 2)) {
      try (var hands = new Hands()) {
        Table.begin(hands, look.game());
        var table = new Table(hands, new ScreenReader(hands));
        table.play(MOVES);
        assertEquals(look.game().name(), MOVES, table.moves().size());
      }
    }
  }
}
