package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.GZIPInputStream;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Tests that a library of 500 games created and exported by version 0.1.0 is read unchanged: every
 * game, 77 sets of options, two to four seats, running, finished and resigned games, undone moves,
 * names, pinned and deleted games.
 */
@RunWith(AndroidJUnit4.class)
public final class EarlierLibraryTest {
  private static final String FILE = "earlier.db";

  /** When its last game was stored. */
  private static final long THEN = 1_795_018_176_909L;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final TimeZone zone = TimeZone.getDefault();
  private List<Map<String, Object>> before;
  private RecoverableDatabase file;

  @Before
  public void open() throws IOException {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC")); // records name the day
    var path = context.getDatabasePath(FILE);
    path.getParentFile().mkdirs();
    Files.write(path.toPath(), unpacked("library-500.db.gz"));
    try (var db = SQLiteDatabase.openDatabase(path.getPath(), null, SQLiteDatabase.OPEN_READONLY);
        var rows = db.rawQuery("SELECT * FROM games ORDER BY id", null)) {
      assertEquals(1, db.getVersion());
      before = columns(rows);
    }
    file = DatabaseRepositoryHarness.open(context, FILE);
  }

  @After
  public void close() {
    file.close();
    context.deleteDatabase(FILE);
    TimeZone.setDefault(zone);
  }

  private byte[] unpacked(String name) throws IOException {
    try (var packed = new GZIPInputStream(getClass().getResourceAsStream(name))) {
      return packed.readAllBytes();
    }
  }

  /** Returns the raw rows, independent of the current entity class. */
  private static List<Map<String, Object>> columns(Cursor cursor) {
    var rows = new ArrayList<Map<String, Object>>();
    while (cursor.moveToNext()) {
      var row = new HashMap<String, Object>();
      for (int i = 0; i < cursor.getColumnCount(); i++) {
        boolean isNumber = cursor.getType(i) == Cursor.FIELD_TYPE_INTEGER;
        Object value = isNumber ? (Object) cursor.getLong(i) : cursor.getString(i);
        row.put(cursor.getColumnName(i), value);
      }
      rows.add(row);
    }
    return rows;
  }

  @Test
  public void everyColumnOfEveryRowIsWhatItWas() {
    List<Map<String, Object>> after;
    try (var rows = file.database().query("SELECT * FROM games ORDER BY id", null)) {
      after = columns(rows);
    }
    assertEquals(500, before.size());
    assertEquals(500, after.size());
    for (int i = 0; i < 500; i++) {
      var row = after.get(i);
      assertTrue((long) row.remove("revision") > 0);
      assertEquals(0L, row.remove("received"));
      for (var added : List.of("review", "layout", "variations")) {
        assertEquals(added, "", row.remove(added));
      }
      assertEquals(before.get(i), row);
    }
    assertEquals("251", file.games().setting("statistics uncounted"));
  }

  @Test
  public void everyGameIsReadAndExportedAsItWasThen() throws IOException {
    var games = new GameRepository(file, Runnable::run, Runnable::run, Runnable::run, () -> THEN);
    var exported = new AtomicReference<String>();
    games.transfer().exportAll(answer -> exported.set(answer.value()));
    var then = new String(unpacked("library-500.txt.gz"), StandardCharsets.UTF_8).split("(?m)^===");
    var now = exported.get().split("(?m)^===");
    assertEquals("all but twenty that were thrown away, and nothing before them", 481, then.length);
    assertEquals(then.length, now.length);
    for (int i = 0; i < then.length; i++) {
      assertEquals(then[i], now[i]);
    }
    for (var row : file.games().all()) {
      assertFalse("row " + row.id, GameMapper.load(row) instanceof LoadedGame.Damaged);
    }
  }
}
