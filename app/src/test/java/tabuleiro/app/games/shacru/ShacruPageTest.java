package tabuleiro.app.games.shacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that the rules page of Shacru agrees with the board and the inventor's rules. */
public class ShacruPageTest {
  private final GameUi shacru = new ShacruUi();

  @Test
  public void tellsOfPassingWallsAndTwists() throws RefusalException {
    assertEquals(R.string.learn_end, topic("1a8N 1*a8 2a9SE 2*b9"));
    assertEquals(R.string.shacru_learn_walls_heading, topic("1c7SE 1*c7 1*d7 2d6E 2*c6 1e1N"));
    assertEquals(R.string.shacru_learn_twist_heading, topic("1c7S 2g1N"));
    assertEquals(GameUi.NO_TOPIC, topic("1b8N 2g1N"));
  }

  @Test
  public void theInventorIsNamed() {
    var credit = ResourceTexts.english().get(shacru.rulesPage().credit());
    assertTrue(credit.contains("Mike Wellman"));
  }

  private int topic(String layout) throws RefusalException {
    var game = shacru.game();
    return shacru.topic(game.layout(Options.standard(game), layout));
  }
}
