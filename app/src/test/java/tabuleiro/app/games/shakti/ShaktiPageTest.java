package tabuleiro.app.games.shakti;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that Shakti's rules page agrees with the board and the inventor's rules. */
public class ShaktiPageTest {
  private final GameUi gameUi = new ShaktiUi();

  @Test
  public void tellsOfChecksGapsAndFreelingsRules() throws RefusalException {
    assertEquals(
        R.string.shakti_learn_capture_heading,
        topic(gameUi, "", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3"));
    assertEquals(R.string.shakti_learn_gaps_heading, topic(gameUi, "", "Kd1 Wb3 kd6 wf6 -c3 -d3"));
    assertEquals(GameUi.NO_TOPIC, topic(gameUi, "", "Kd2 Wb2 Wf2 kd6 wb6 wf6"));
    assertEquals(
        R.string.shakti_learn_freeling, topic(gameUi, "rules=freeling", "Kd2 Wb2 Wf2 kd6 wb6 wf6"));
  }

  @Test
  public void theInventorIsNamed() {
    assertCredited(gameUi, "Christian Freeling");
  }

  private static int topic(GameUi gameUi, String options, String layout) throws RefusalException {
    var game = gameUi.game();
    return gameUi.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameUi gameUi, String inventor) {
    assertTrue(ResourceTexts.english().get(gameUi.rulesPage().credit()).contains(inventor));
  }
}
