package tabuleiro.app.tips;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.MemoryPreferences;
import tabuleiro.rules.Games;

public final class TipMemoryTest {
  private final MemoryPreferences stored = new MemoryPreferences();
  private final TipMemory memory = new TipMemory(stored);

  @Test
  public void aGameIsNewUntilItWasOffered() {
    assertTrue(memory.isNew("shi"));
    memory.setOffered("shi");
    assertFalse(new TipMemory(stored).isNew("shi"));
    assertTrue("each game by itself", memory.isNew("shacru"));
  }

  @Test
  public void tipsAreToldOnceInEachGameThatWantsThem() {
    assertFalse("nobody asked for them", memory.isWanted("shi"));
    memory.setWanted("shi", true);
    memory.setTold("shi", "score");
    assertTrue(new TipMemory(stored).isWanted("shi"));
    assertTrue(new TipMemory(stored).isTold("shi", "score"));
    assertFalse(memory.isTold("shakti", "score"));
    assertFalse(memory.isTold("shi", "pass"));
  }

  @Test
  public void tellingAgainForgetsTipsButNotThatAGameWasOffered() {
    memory.setOffered("shi");
    memory.setTold("shi", "score");
    memory.tellAgain();
    assertFalse(memory.isTold("shi", "score"));
    assertFalse(memory.isNew("shi"));
    for (var game : Games.all()) {
      assertTrue(game.name(), memory.isWanted(game.id()));
    }
  }
}
