package tabuleiro.app.tips;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.Games;

@RunWith(AndroidJUnit4.class)
public final class TipMemoryTest {
  private final Context app = ApplicationProvider.getApplicationContext();
  private final TipMemory memory = new TipMemory(app);

  @Test
  public void aGameIsNewUntilItWasOffered() {
    assertTrue(memory.isNew("shi"));
    memory.setOffered("shi");
    assertFalse(new TipMemory(app).isNew("shi"));
    assertTrue("each game by itself", memory.isNew("shacru"));
  }

  @Test
  public void tipsAreToldOnceInEachGameThatWantsThem() {
    assertFalse("nobody asked for them", memory.isWanted("shi"));
    memory.setWanted("shi", true);
    memory.setTold("shi", "score");
    assertTrue(new TipMemory(app).isWanted("shi"));
    assertTrue(new TipMemory(app).isTold("shi", "score"));
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
