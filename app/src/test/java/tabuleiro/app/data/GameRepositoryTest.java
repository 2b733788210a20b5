package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
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

  /** Catches a row that SQLite stores but cannot read: it is larger than the cursor's window. */
  @Test
  public void aRowOfThreeMegabytesIsReadAndCostsNoOtherGame() {
    var random = new Random(2);
    var rows = new ArrayList<GameEntity>();
    for (int i = 0; i < 4; i++) {
      rows.add(GameMapper.of(RandomGames.play(RandomGames.fresh(random), 5, random), false, i));
    }
    rows.get(1).review = "?! 50 50 \uD83C\uDFB2ã\n".repeat(250_000);
    rows.get(2).moves += " e9=e9".repeat(600_000);
    var ids = test().tables().insert(rows);
    var loaded = new AtomicReference<List<LoadedGame>>();
    test().games().loadAll(ids, answer -> loaded.set(answer.value()));
    assertEquals(4, loaded.get().size());
    assertEquals(250_001, ((LoadedGame.Playable) loaded.get().get(1)).notes().size());
    var damaged = (LoadedGame.Damaged) loaded.get().get(2);
    assertEquals(5, damaged.why().recovered().moves().size());
    for (int i = 0; i < 4; i++) {
      var row = test().tables().row(ids.get(i));
      assertEquals(rows.get(i).moves, row.moves);
      assertEquals(rows.get(i).review, row.review);
    }
    var text = new AtomicReference<String>();
    test().games().transfer().exportAll(answer -> text.set(answer.value()));
    assertTrue(text.get().contains("=== 4 ==="));
    var plan = new AtomicReference<ImportPlan>();
    var picked = ImportSource.PICKED;
    test().games().transfer().plan(text::get, picked, answer -> plan.set(answer.value()));
    assertEquals(1, plan.get().damaged().size());
    assertEquals("notes on too many moves are comments", 1, plan.get().fresh().size());
    assertEquals(2, plan.get().known());
  }

  /** One below, at and one above the bytes of a row that is recovered. */
  @Test
  public void aRowOfFourMegabytesIsRecoveredAndALargerOneIsReportedLost() throws IOException {
    var random = new Random(3);
    var row = GameMapper.of(RandomGames.play(RandomGames.fresh(random), 5, random), false, 1);
    row.review = "r".repeat(SqliteRecovery.LARGEST_ROW - 10_000);
    row.id = test().tables().insert(row);
    int root = root();
    test().store().close();
    int others = bytesOfOnlyRow(root) - row.review.length();
    int largest = SqliteRecovery.LARGEST_ROW;
    for (int size = largest - 1; size <= largest + 1; size++) {
      test().reopen();
      row.review = "r".repeat(size - others);
      test().tables().update(row);
      test().store().close();
      assertEquals(size, bytesOfOnlyRow(root));
      var recovery = new SqliteRecovery(test().store().file());
      if (size <= largest) {
        assertTrue(row.review.equals(recovery.games().get(0).review));
        assertEquals(0, recovery.lost());
      } else {
        assertEquals(List.of(), recovery.games());
        assertEquals(1, recovery.lost());
      }
    }
    test().reopen();
  }

  /** Returns the first page of the table. */
  private int root() {
    var database = ((DatabaseRepositoryHarness) test()).database();
    var query = "SELECT rootpage FROM sqlite_master WHERE name = 'games'";
    try (var found = database.query(query, new Object[0])) {
      found.moveToFirst();
      return found.getInt(0);
    }
  }

  /** Returns the size that the file names for the only row of a table with one page. */
  private int bytesOfOnlyRow(int root) throws IOException {
    var page = new SqlitePageReader(test().store().file()).page(root);
    assertEquals("rows", 1, SqlitePageReader.number(page, 3, 2));
    int at = SqlitePageReader.number(page, 8, 2);
    int size = 0;
    while (page[at] < 0) {
      size = size << 7 | page[at++] & 0x7F;
    }
    return size << 7 | page[at];
  }

  @Test
  public void aStudyIsSalvagedFromADamagedFile() throws IOException, RefusalException {
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
