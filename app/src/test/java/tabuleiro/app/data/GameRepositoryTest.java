package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.MoveTree;

/** Tests saved games in a database file. */
@RunWith(AndroidJUnit4.class)
public final class GameRepositoryTest extends GameRepositoryContract {
  @Override
  RepositoryHarness fresh() {
    return new DatabaseRepositoryHarness(ApplicationProvider.getApplicationContext());
  }

  /** Paging by row index instead of id would skip a game when an earlier one is deleted. */
  @Test
  public void anExportLeavesNoGameOutWhileOthersAreThrownAway() throws InterruptedException {
    var random = new Random(1);
    var tables = test().tables();
    var rows = new ArrayList<GameEntity>();
    for (int i = 0; i < 1000; i++) {
      rows.add(GameMapper.of(RandomGames.play(RandomGames.fresh(random), 1, random), false, i));
    }
    var ids = tables.insert(rows);
    var stop = new AtomicBoolean();
    var thrower =
        new Thread(
            () -> {
              for (int i = 0; i < 400 && !stop.get(); i++) {
                tables.setDeleted(List.of(ids.get(i)), 1);
              }
            });
    thrower.start();
    for (int round = 0; round < 5; round++) {
      var there = tables.all();
      for (int i = 1; i < there.size(); i++) {
        assertEquals("games lie side by side", there.get(i - 1).id + 1, there.get(i).id);
      }
      assertEquals(ids.get(ids.size() - 1).longValue(), there.get(there.size() - 1).id);
    }
    stop.set(true);
    thrower.join();
  }

  @Test
  public void aStudyIsSalvagedFromADamagedFile() throws IOException, Refusal {
    var options = Options.parse(Games.byId("shi"), "size=3 first=samurai win=half");
    var layout = "..S/NS./.SN to=2 taken=1,0";
    var match = Match.from(options, layout, List.of(Player.person("Ana"), Player.person("Rui")));
    match.play("a2-a3");
    var tree = MoveTree.of(match, List.of("away")).add(0, "c1-c2");
    test().games().save(GameVersion.unsaved(1), match, tree, false, saved -> {});
    var variations = test().tables().row(1).variations;
    test().store().close();
    var saved = new SqliteRecovery(test().store().file()).games().get(0);
    assertEquals(layout, saved.layout);
    assertEquals(variations, saved.variations);
    test().reopen();
  }
}
