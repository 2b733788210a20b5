package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that Ni-Ju's rules page agrees with the board and the inventor's rules. */
public class NiJuPageTest {
  private final GameUi gameUi = new NiJuUi();

  @Test
  public void tellsOfPatternsThatLackOneTile() throws RefusalException {
    assertEquals(
        R.string.niju_learn_patterns,
        topic(
            gameUi, "", "W1r0@0,0 B2r0@0,-1 W19r0@0,1 B19r0@0,-2 W20r0@-1,1 B3r0@-1,-2 W13r0@1,1"));
    assertEquals(GameUi.NO_TOPIC, topic(gameUi, "", "W1r0@0,0 B2r0@0,-1"));
  }

  @Test
  public void theInventorIsNamed() {
    assertCredited(gameUi, "Néstor Romeral Andrés");
  }

  private static int topic(GameUi gameUi, String options, String layout) throws RefusalException {
    var game = gameUi.game();
    return gameUi.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameUi gameUi, String inventor) {
    assertTrue(ResourceTexts.english().get(gameUi.rulesPage().credit()).contains(inventor));
  }
}
