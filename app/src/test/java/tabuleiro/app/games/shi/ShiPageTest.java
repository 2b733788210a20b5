package tabuleiro.app.games.shi;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameLook;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/** Tests that Shi's rules page agrees with the board and its source. */
public class ShiPageTest {
  private static final String NOBODY =
      "......../......../......../..S...../......../......../......../N....N.N";

  private final GameLook look = new ShiLook();

  @Test
  public void tellsOfCapturesPassesAndTheLastLoss() throws Refusal {
    assertEquals(
        R.string.learn_capture,
        topic(
            look,
            "",
            "......../...N..../......../......../......../...S..../......../...S.... taken=0,0"));
    assertEquals(R.string.learn_end, topic(look, "size=3", "SSS/NNN/..."));
    assertEquals(R.string.learn_end, topic(look, "", NOBODY + " taken=3,0"));
    assertEquals(GameLook.NO_TOPIC, topic(look, "", NOBODY + " taken=0,0"));
  }

  @Test
  public void theSourceIsNamed() {
    assertCredited(look, "319861");
  }

  private static int topic(GameLook look, String options, String layout) throws Refusal {
    var game = look.game();
    return look.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameLook look, String inventor) {
    assertTrue(ResourceTexts.english().get(look.rulesPage().credit()).contains(inventor));
  }
}
