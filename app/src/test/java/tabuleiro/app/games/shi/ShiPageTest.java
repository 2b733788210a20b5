package tabuleiro.app.games.shi;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that Shi's rules page agrees with the board and its source. */
public class ShiPageTest {
  private static final String NOBODY =
      "......../......../......../..S...../......../......../......../N....N.N";

  private final GameUi gameUi = new ShiUi();

  @Test
  public void tellsOfCapturesPassesAndTheLastLoss() throws RefusalException {
    assertEquals(
        R.string.learn_capture,
        topic(
            gameUi,
            "",
            "......../...N..../......../......../......../...S..../......../...S.... taken=0,0"));
    assertEquals(R.string.learn_end, topic(gameUi, "size=3", "SSS/NNN/..."));
    assertEquals(R.string.learn_end, topic(gameUi, "", NOBODY + " taken=3,0"));
    assertEquals(GameUi.NO_TOPIC, topic(gameUi, "", NOBODY + " taken=0,0"));
  }

  @Test
  public void theSourceIsNamed() {
    assertCredited(gameUi, "319861");
  }

  private static int topic(GameUi gameUi, String options, String layout) throws RefusalException {
    var game = gameUi.game();
    return gameUi.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameUi gameUi, String inventor) {
    assertTrue(ResourceTexts.english().get(gameUi.rulesPage().credit()).contains(inventor));
  }
}
