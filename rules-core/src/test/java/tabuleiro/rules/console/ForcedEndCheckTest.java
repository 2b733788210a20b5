package tabuleiro.rules.console;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

public class ForcedEndCheckTest {
  @Test
  public void twoThreadsTellNothingFalseHoweverSoonTheyAreStopped()
      throws BadCommandException, RefusalException {
    for (Game game : Games.all()) {
      var words = List.of(game.id(), "positions=60", "seed=5", "plies=3", "threads=2");
      var report = new ForcedEndCheck(words).run();
      assertTrue(report, report.startsWith("60 positions"));
    }
  }

  @Test
  public void aForcedEndIsOneThatTheOtherCannotAvoid() throws RefusalException {
    var shi = Games.byId("shi");
    var position =
        shi.layout(
            Options.standard(shi),
            "...S...S/.S....SS/.......N/.....N../....S.../.......N/......../N.N....N to=1");
    assertTrue(ForcedEndCheck.isForced(position.copy(), 0, 3));
    assertFalse(ForcedEndCheck.isForced(position.copy(), 0, 2));
    assertFalse(ForcedEndCheck.isForced(position.copy(), 1, 3));
  }
}
