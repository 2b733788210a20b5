package tabuleiro.app.games.pacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/**
 * Tests that the rules pages of Shacru and Azacru agree with the board and the inventor's rules.
 */
public class PacruPagesTest {
  private final GameUi shacru = new ShacruUi();
  private final GameUi azacru = new AzacruUi();

  @Test
  public void shacruTellsOfPassingWallsAndTwists() throws Refusal {
    assertEquals(R.string.learn_end, topic(shacru, "", "1a8N 1*a8 2a9SE 2*b9"));
    assertEquals(
        R.string.shacru_learn_walls_heading, topic(shacru, "", "1c7SE 1*c7 1*d7 2d6E 2*c6 1e1N"));
    assertEquals(R.string.shacru_learn_twist_heading, topic(shacru, "", "1c7S 2g1N"));
    assertEquals(GameUi.NO_TOPIC, topic(shacru, "", "1b8N 2g1N"));
  }

  @Test
  public void azacruTellsOfTheLastRoundConnectionsAndPower() throws Refusal {
    assertEquals(R.string.learn_end, topic(azacru, "", "1a9N 1*a9 2e5N 2*e5"));
    assertEquals(
        R.string.azacru_learn_connection, topic(azacru, "", "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2f6W"));
    assertEquals(R.string.learn_turn, topic(azacru, "", "1b8E 1*b8 1*a9 1*a7 2f6W"));
    assertEquals(GameUi.NO_TOPIC, topic(azacru, "", "1b8E 2f6W"));
  }

  @Test
  public void theLastRoundGoesOnAfterThePass() throws Refusal {
    var game = azacru.game();
    var position = game.layout(Options.standard(game), "1a9N 1*a9 2e5N 2*e5");
    position.play(position.parse("pass"));
    assertEquals(R.string.learn_end, azacru.topic(position));
  }

  @Test
  public void theInventorIsNamed() {
    assertCredited(shacru, "Mike Wellman");
    assertCredited(azacru, "Mike Wellman");
  }

  private static int topic(GameUi gameUi, String options, String layout) throws Refusal {
    var game = gameUi.game();
    return gameUi.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameUi gameUi, String inventor) {
    assertTrue(ResourceTexts.english().get(gameUi.rulesPage().credit()).contains(inventor));
  }
}
