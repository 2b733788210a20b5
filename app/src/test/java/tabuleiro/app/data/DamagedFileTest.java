package tabuleiro.app.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.ZipInputStream;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Tests that a corrupt file, even one detected during play, costs only what was on its corrupt
 * pages.
 */
@RunWith(AndroidJUnit4.class)
public final class DamagedFileTest {
  private static final int GAMES = 300;
  private static final int PAGE = 4096;

  private final Random random = new Random(15);
  private final Context context = ApplicationProvider.getApplicationContext();
  private DatabaseRepositoryHarness test;
  private Map<Long, String> before;

  @Before
  public void fill() {
    test = new DatabaseRepositoryHarness(context);
    for (int i = 0; i < GAMES; i++) {
      create();
    }
    test.games().undoReset(17, answer -> assertTrue(answer.isDone()));
    settle();
    before = rows();
  }

  @After
  public void close() {
    test.close();
  }

  private long create() {
    var id = new AtomicReference<Long>();
    var match = RandomGames.play(RandomGames.fresh(random), 30, random);
    test.games().create(match, false, saved -> id.set(saved.value()));
    return id.get();
  }

  /** Moves everything from the log into the file. */
  private void settle() {
    test.reopen();
    test.file().close();
    test.reopen();
  }

  private Map<Long, String> rows() {
    var rows = new HashMap<Long, String>();
    for (var row : test.database().games().all()) {
      rows.put(row.id, row.revision + " " + row.ply + " " + row.players + " " + row.moves);
    }
    return rows;
  }

  private File path() {
    return context.getDatabasePath("test.db");
  }

  private void damage(int page) throws IOException {
    var junk = new byte[PAGE];
    random.nextBytes(junk);
    try (var file = new RandomAccessFile(path(), "rw")) {
      file.seek((page - 1L) * PAGE);
      file.write(junk);
    }
  }

  private int root(String name) {
    try (var row =
        test.database()
            .query("SELECT rootpage FROM sqlite_master WHERE name = ?", new Object[] {name})) {
      row.moveToFirst();
      return row.getInt(0);
    }
  }

  /** Returns a page that contains games. */
  private int leaf() throws IOException {
    var bytes = Files.readAllBytes(path().toPath());
    for (int page = bytes.length / PAGE / 2; page < bytes.length / PAGE; page++) {
      int at = page * PAGE;
      if (bytes[at] == 13 && SqlitePageReader.number(bytes, at + 3, 2) > 1) {
        return page + 1;
      }
    }
    throw new AssertionError("there is none");
  }

  private StorageDamageReport told() {
    var damage = new AtomicReference<StorageDamageReport>();
    test.games().storage().damage(answer -> damage.set(answer.value()));
    return damage.get();
  }

  private List<Long> missing(Map<Long, String> now) {
    var missing = new ArrayList<Long>();
    before.forEach(
        (id, row) -> {
          if (!row.equals(now.get(id))) {
            missing.add(id);
          }
        });
    return missing;
  }

  @Test
  public void ofTwentyGamesStoredAfterThePageWasDamagedEachIsThereAtTheNextStart()
      throws IOException {
    damage(leaf());
    var created = new ArrayList<Long>();
    for (int i = 0; i < 20; i++) {
      created.add(create());
    }
    test.games().statistics(answer -> assertTrue(answer.isDone()));
    for (int i = 0; i < 20; i++) {
      created.add(create());
    }
    test.reopen();
    var now = rows();
    assertTrue(now.keySet().containsAll(created));
    var missing = missing(now);
    assertTrue(
        missing.size() + " of a page are missing", missing.size() > 0 && missing.size() < 20);
    assertEquals(missing.size(), told().lost());
    assertTrue(told().saved() >= GAMES - missing.size());
    assertEquals("17", test.database().games().setting("statistics uncounted"));
  }

  @Test
  public void thePageFromWhichAllOthersHangTakesNoGameAlong() throws IOException {
    int root = root("games");
    test.file().close();
    damage(root);
    test.reopen();
    create();
    assertEquals(List.of(), missing(rows()));
    assertEquals(0, told().lost());
  }

  @Test
  public void theFirstPageTakesNoGameAlong() throws IOException {
    test.file().close();
    try (var file = new RandomAccessFile(path(), "rw")) {
      file.seek(24);
      file.write(new byte[400]);
    }
    test.reopen();
    create();
    assertEquals(List.of(), missing(rows()));
    assertNotNull(told());
  }

  @Test
  public void thePageThatNamesTheVersionTakesNoGameAlong() throws IOException {
    int root = root("room_master_table");
    test.file().close();
    try (var file = new RandomAccessFile(path(), "rw")) {
      file.seek((root - 1L) * PAGE);
      file.write(13); // a page without rows
      file.write(new byte[PAGE - 1]);
    }
    test.reopen();
    create();
    assertEquals(List.of(), missing(rows()));
    assertNotNull(told());
  }

  @Test
  public void gamesOfTheIndexThatAreDamagedAreFoundInTheTable() throws IOException {
    int index = root("index_games_deleted_finished_revision");
    test.file().close();
    damage(index);
    test.reopen();
    assertEquals(List.of(), missing(rows()));
    assertEquals(GAMES, told().saved());
  }

  @Test
  public void whatWasPutAsideIsToldUntilItIsNotedAndCanBeExported() throws IOException {
    test.file().close();
    damage(leaf());
    var damaged = Files.readAllBytes(path().toPath());
    test.reopen();
    var damage = told();
    test.reopen();
    assertEquals("told again at the next start", damage, told());
    var out = new ByteArrayOutputStream();
    test.games().storage().export(damage, () -> out, answer -> assertTrue(answer.isDone()));
    try (var zip = new ZipInputStream(new ByteArrayInputStream(out.toByteArray()))) {
      assertEquals(damage.aside(), zip.getNextEntry().getName());
      assertArrayEquals(damaged, zip.readAllBytes());
    }
    test.games().storage().note(damage, answer -> assertTrue(answer.isDone()));
    assertNull(told());
    test.reopen();
    assertNull(told());
  }

  @Test
  public void whatAnEarlierVersionPutAsideIsTold() throws IOException {
    Files.write(new File(path().getPath() + ".damaged-123").toPath(), new byte[] {1});
    assertEquals(
        new StorageDamageReport("test.db.damaged-123", 0, StorageDamageReport.UNKNOWN, 0), told());
  }

  @Test
  public void aFileThatIsSuddenlyEmptyIsTold() throws IOException {
    test.file().close();
    Files.write(path().toPath(), new byte[0]);
    test.reopen();
    assertEquals(Map.of(), rows());
    assertEquals(GAMES, told().changes());
    create();
    test.reopen();
    assertEquals("told once", GAMES, told().changes());
  }

  @Test
  public void anExchangeThatWasBrokenOffIsFinishedOrBegunAnew() throws IOException {
    int root = root("games");
    test.file().close();
    var ready = new File(path().getPath() + ".ready-99");
    Files.copy(path().toPath(), ready.toPath());
    damage(leaf());
    test.reopen();
    assertEquals(before, rows());
    assertTrue(new File(path().getPath() + ".damaged-99").exists());
    test.file().close();
    Files.write(new File(path().getPath() + ".fresh").toPath(), new byte[] {1, 2, 3});
    damage(root);
    test.reopen();
    assertEquals(before, rows());
  }
}
