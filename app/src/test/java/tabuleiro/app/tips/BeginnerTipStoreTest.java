package tabuleiro.app.tips;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.InMemoryPreferences;
import tabuleiro.rules.Games;

public final class BeginnerTipStoreTest {
  private final InMemoryPreferences stored = new InMemoryPreferences();
  private final BeginnerTipStore memory = new BeginnerTipStore(stored);

  @Test
  public void aGameIsNewUntilItWasOffered() {
    assertTrue(memory.isNew("shi"));
    memory.setOffered("shi");
    assertFalse(new BeginnerTipStore(stored).isNew("shi"));
    assertTrue("each game by itself", memory.isNew("shacru"));
  }

  @Test
  public void tipsAreToldOnceInEachGameThatWantsThem() {
    assertFalse("nobody asked for them", memory.isWanted("shi"));
    memory.setWanted("shi", true);
    memory.setShown("shi", "score");
    assertTrue(new BeginnerTipStore(stored).isWanted("shi"));
    assertTrue(new BeginnerTipStore(stored).wasShown("shi", "score"));
    assertFalse(memory.wasShown("shakti", "score"));
    assertFalse(memory.wasShown("shi", "pass"));
  }

  @Test
  public void tellingAgainForgetsTipsButNotThatAGameWasOffered() {
    memory.setOffered("shi");
    memory.setShown("shi", "score");
    memory.resetShown();
    assertFalse(memory.wasShown("shi", "score"));
    assertFalse(memory.isNew("shi"));
    for (var game : Games.all()) {
      assertTrue(game.name(), memory.isWanted(game.id()));
    }
  }
}
