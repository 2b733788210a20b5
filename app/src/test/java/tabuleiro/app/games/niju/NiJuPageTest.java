package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameLook;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/** Tests that Ni-Ju's rules page agrees with the board and the inventor's rules. */
public class NiJuPageTest {
  private final GameLook look = new NiJuLook();

  @Test
  public void tellsOfPatternsThatLackOneTile() throws Refusal {
    assertEquals(
        R.string.niju_learn_patterns,
        topic(look, "", "W1r0@0,0 B2r0@0,-1 W19r0@0,1 B19r0@0,-2 W20r0@-1,1 B3r0@-1,-2 W13r0@1,1"));
    assertEquals(GameLook.NO_TOPIC, topic(look, "", "W1r0@0,0 B2r0@0,-1"));
  }

  @Test
  public void theInventorIsNamed() {
    assertCredited(look, "Néstor Romeral Andrés");
  }

  private static int topic(GameLook look, String options, String layout) throws Refusal {
    var game = look.game();
    return look.topic(game.layout(Options.parse(game, options), layout));
  }

  private static void assertCredited(GameLook look, String inventor) {
    assertTrue(ResourceTexts.english().get(look.rulesPage().credit()).contains(inventor));
  }
}
