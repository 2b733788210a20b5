package tabuleiro.app.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;

/**
 * Tests failures of the storage: a typed problem is reported, and nothing is lost once it works
 * again.
 */
@RunWith(AndroidJUnit4.class)
public final class SaveFailureTest {
  private final Random random = new Random(7);
  private final Context context = ApplicationProvider.getApplicationContext();
  private DatabaseRepositoryHarness test;

  @Before
  public void open() {
    test = new DatabaseRepositoryHarness(context);
  }

  @After
  public void close() {
    test.close();
  }

  @Test
  public void aFullDiskIsAProblemAndTheNextSaveWritesEverything() {
    var niju = Options.standard(GameRepositoryContract.game("ni-ju"));
    var match = RandomGames.play(RandomGames.fresh(niju, random), 1, random);
    long id = create(match).value();
    pragma("max_page_count = " + pragma("page_count"));
    var saved = create(match);
    for (int i = 0; i < 1000 && saved.isDone(); i++) {
      saved = create(match);
    }
    assertEquals(DataResult.failed(StorageProblem.DISK_FULL), saved);
    RandomGames.play(match, 39, random);
    assertEquals(StorageProblem.DISK_FULL, save(id, match).problem());
    assertEquals("the last state that was confirmed", 1, test.database().games().row(id).ply);
    assertEquals("and the one that is kept beside it", match.length(), load(id).length());
    pragma("max_page_count = 100000");
    assertFalse(save(id, match).value().refused());
    GameRepositoryContract.assertSame(match, load(id));
    assertTrue(create(match).isDone());
  }

  @Test
  public void aReadOnlyDatabaseIsAProblemAndGamesCanStillBeRead() {
    var match = RandomGames.play(RandomGames.fresh(random), 4, random);
    long id = create(match).value();
    queryOnly(1);
    RandomGames.play(match, 3, random);
    assertEquals(StorageProblem.READ_ONLY, save(id, match).problem());
    assertEquals(StorageProblem.READ_ONLY, create(match).problem());
    assertEquals(4, test.database().games().row(id).ply);
    assertEquals("with the moves that are kept", 7, load(id).length());
    queryOnly(0);
    assertFalse(save(id, match).value().refused());
    GameRepositoryContract.assertSame(match, load(id));
  }

  @Test
  public void aFileThatIsNoDatabaseIsPutAsideAndGamesCanBeSavedAgain() throws IOException {
    create(RandomGames.play(RandomGames.fresh(random), 4, random));
    test.database().close();
    var file = context.getDatabasePath("test.db");
    var junk = new byte[5000];
    random.nextBytes(junk);
    Files.write(file.toPath(), junk);
    test.reopen();
    var match = RandomGames.play(RandomGames.fresh(random), 4, random);
    var saved = create(match);
    if (!saved.isDone()) {
      assertEquals(StorageProblem.DAMAGED, saved.problem());
      saved = create(match);
    }
    assertTrue(saved.isDone());
    var aside =
        file.getParentFile().listFiles((dir, name) -> name.matches("test\\.db\\.damaged-[0-9]+"));
    assertEquals(Arrays.toString(aside), 1, aside.length);
    assertArrayEquals(junk, Files.readAllBytes(aside[0].toPath()));
  }

  @Test
  public void aDatabaseOfANewerVersionIsLeftAlone() {
    var match = RandomGames.play(RandomGames.fresh(random), 4, random);
    long id = create(match).value();
    int version = test.database().getOpenHelper().getReadableDatabase().getVersion();
    pragma("user_version = 9");
    test.reopen();
    assertEquals(StorageProblem.OTHER, create(match).problem());
    test.database().close();
    try (var newer =
        android.database.sqlite.SQLiteDatabase.openDatabase(
            context.getDatabasePath("test.db").getPath(), null, 0)) {
      assertEquals(9, newer.getVersion());
      newer.setVersion(version);
    }
    test.reopen();
    GameRepositoryContract.assertSame(match, load(id));
  }

  @Test
  public void whateverElseFailsIsAProblemToo() {
    assertEquals(StorageProblem.OTHER, StorageProblem.of(new IllegalStateException()));
    assertTrue(DataResult.of(1).isDone());
  }

  private DataResult<Long> create(Match match) {
    var saved = new AtomicReference<DataResult<Long>>();
    test.games().create(match, false, saved::set);
    return saved.get();
  }

  private DataResult<SaveResult> save(long id, Match match) {
    var saved = new AtomicReference<DataResult<SaveResult>>();
    test.games().save(test.database().games().row(id).version(), match, false, saved::set);
    return saved.get();
  }

  private Match load(long id) {
    var loaded = new AtomicReference<DataResult<LoadedGame>>();
    test.games().load(id, loaded::set);
    return ((LoadedGame.Playable) loaded.get().value()).match();
  }

  private void queryOnly(int value) {
    // While it is 1 no transaction can begin.
    try (var row =
        test.database()
            .getOpenHelper()
            .getWritableDatabase()
            .query("PRAGMA query_only = " + value)) {
      row.moveToFirst();
    }
  }

  private String pragma(String pragma) {
    var db = test.database().getOpenHelper().getWritableDatabase();
    db.beginTransaction(); // so that the connection that writes is asked
    try (var row = db.query("PRAGMA " + pragma)) {
      var value = row.moveToFirst() ? row.getString(0) : "";
      db.setTransactionSuccessful();
      return value;
    } finally {
      db.endTransaction();
    }
  }
}
