package tabuleiro.app.hands;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.function.Function;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.data.FreshAppRule;
import tabuleiro.app.games.GameUiRegistry;

/**
 * Tests that games continue after a process death. Tests run in the app's process, so it cannot
 * die: either the activity is recreated from saved state, or everything in memory about stored
 * games is dropped too, so that only files are left. The journeys, the monkey and {@code KillTest}
 * kill whole processes.
 */
@RunWith(AndroidJUnit4.class)
public final class ResumeTest {
  private static final int MOVES = 3;

  @Rule public final FreshAppRule fresh = new FreshAppRule();

  @Test
  public void fromTheStateThatTheSystemKeeps() {
    for (var gameUi : TestScale.some(GameUiRegistry.all(), 0)) {
      try (var hands = new AppRobot()) {
        var table = BoardRobot.begin(hands, gameUi.game());
        table.play(MOVES);
        var moves = table.moves();
        hands.recreate();
        table.awaitTurn();
        assertEquals(moves, table.moves());
        table.play(1);
        assertEquals(MOVES + 1, table.moves().size());
      }
    }
  }

  @Test
  public void fromFilesAlone() {
    for (var gameUi : TestScale.some(GameUiRegistry.all(), 1)) {
      var moves =
          in(
              hands -> {
                var table = BoardRobot.begin(hands, gameUi.game());
                table.play(MOVES);
                return table.moves();
              });
      fresh.forget();
      in(
          hands -> {
            hands.press(R.id.latest);
            var table = new BoardRobot(hands, hands);
            table.awaitTurn();
            assertEquals(gameUi.game(), table.position().options().game());
            assertEquals(moves, table.moves());
            table.play(1);
            assertEquals(MOVES + 1, table.moves().size());
            return null;
          });
    }
  }

  private static <T> T in(Function<AppRobot, T> visit) {
    try (var hands = new AppRobot()) {
      return visit.apply(hands);
    }
  }
}
