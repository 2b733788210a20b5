package tabuleiro.app.games.shakti;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameLook;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/** Tests that Shakti's rules page agrees with the board and the inventor's rules. */
public class ShaktiPageTest {
  private final GameLook look = new ShaktiLook();

  @Test
  public void tellsOfChecksGapsAndFreelingsRules() throws Refusal {
    assertEquals(
        R.string.shakti_learn_capture_heading, topic(look, "", "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3"));
    assertEquals(R.string.shakti_learn_gaps_heading, topic(look, "", "Kd1 Wb3 kd6 wf6 -c3 -d3"));
    assertEquals(GameLook.NO_TOPIC, topic(look, "", "Kd2 Wb2 Wf2 kd6 wb6 wf6"));
    assertEquals(
        R.string.shakti_learn_freeling, topic(look, "rules=freeling", "Kd2 Wb2 Wf2 kd6 wb6 wf6"));
  }

  @Test
  public void theInventorIsNamed() {
    assertCredited(look, "Christian Freeling");
  }

  private static int topic(GameLook look, String options, String layout) throws Refusal {
    var game = look.game();
    return look.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameLook look, String inventor) {
    assertTrue(ResourceTexts.english().get(look.rulesPage().credit()).contains(inventor));
  }
}
