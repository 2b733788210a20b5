package tabuleiro.app.games.azacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.app.ResourceTexts;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that the rules page of Azacru agrees with the board and the inventor's rules. */
public class AzacruPageTest {
  private final GameUi azacru = new AzacruUi();

  @Test
  public void tellsOfTheLastRoundConnectionsAndPower() throws RefusalException {
    assertEquals(R.string.learn_end, topic("1a9N 1*a9 2e5N 2*e5"));
    assertEquals(R.string.azacru_learn_connection, topic("1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2f6W"));
    assertEquals(R.string.learn_turn, topic("1b8E 1*b8 1*a9 1*a7 2f6W"));
    assertEquals(GameUi.NO_TOPIC, topic("1b8E 2f6W"));
  }

  @Test
  public void theLastRoundGoesOnAfterThePass() throws RefusalException {
    var game = azacru.game();
    var position = game.layout(Options.standard(game), "1a9N 1*a9 2e5N 2*e5");
    position.play(position.parse("pass"));
    assertEquals(R.string.learn_end, azacru.topic(position));
  }

  @Test
  public void theInventorIsNamed() {
    var credit = ResourceTexts.english().get(azacru.rulesPage().credit());
    assertTrue(credit.contains("Mike Wellman"));
  }

  private int topic(String layout) throws RefusalException {
    var game = azacru.game();
    return azacru.topic(game.layout(Options.standard(game), layout));
  }
}
