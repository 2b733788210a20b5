package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Tests migrations: builds the database of every released version from its exported schema, with
 * games, and opens it with the app: every column of every row must be there. Room compares the
 * result with the current schema, so a change without its migration fails here.
 */
@RunWith(AndroidJUnit4.class)
public final class MigrationTest {
  private static final File SCHEMAS = new File("schemas/" + GamesDatabase.class.getName());
  private static final String NAME = "old.db";

  /**
   * Games in the columns of version 1: running, finished, pinned, deleted, unknown; the clock was
   * set back between them, and the columns of a row have distinct values.
   */
  private static final Object[][] GAMES = {
    {
      5L,
      "shakti",
      "",
      "\tAna\nclub\t",
      "b2-d4",
      1L,
      "",
      0L,
      0L,
      "Sunday",
      11L,
      400L,
      0L,
      0L,
      "",
      "club"
    },
    {
      6L,
      "shi",
      "size=3",
      "\tAna\n\tRui \"Zé\" \\ Ação",
      "a3-a2 a1-b2",
      1L,
      "resigned 2",
      0L,
      1L,
      "",
      12L,
      300L,
      0L,
      1L,
      "",
      ""
    },
    {
      9L,
      "hnefatafl",
      "wind=on",
      "\t",
      "e9=e9 \uD83C\uDFB2",
      7L,
      "agreed",
      1L,
      0L,
      "é",
      1_791_979_693_800L,
      1_791_979_693_801L,
      0L,
      1L,
      "drawn",
      "master"
    },
    {10L, "shi", "", "\tA\n\tB", "", 0L, "", 0L, 0L, "gone", 13L, 500L, 501L, 0L, "lost", "x"},
    {11L, "shi", "", "\tA\n\tB", "a3-a2", 1L, "", 1L, 0L, "late", 14L, 300L, 0L, 0L, "won", ""},
  };

  /** Orders by the time of the last change, since version 1 had no other order; then by id. */
  private static final long[] REVISIONS = {3, 1, 5, 4, 2};

  private final Context context = ApplicationProvider.getApplicationContext();

  @After
  public void delete() {
    context.deleteDatabase(NAME);
  }

  @Test
  public void everyVersionEverReleasedOpensWithEveryColumnOfItsGames()
      throws IOException, JSONException {
    var schemas = SCHEMAS.listFiles();
    assertTrue(schemas.length >= 4);
    for (var schema : schemas) {
      create(schema);
      var database = GamesDatabase.builder(context, NAME).allowMainThreadQueries().build();
      assertEquals(schema.getName(), expected(), rows(database));
      assertEquals("0", database.games().setting("statistics uncounted"));
      assertNull(database.games().setting("statistics counted from"));
      assertEquals(5, database.games().revision());
      database.close();
      context.deleteDatabase(NAME);
    }
  }

  /** Catches an index or a default that an upgraded database has and a new one has not. */
  @Test
  public void anUpgradedDatabaseOfEveryVersionEqualsANewOneIndexForIndex()
      throws IOException, JSONException {
    var fresh = schema();
    assertTrue(
        fresh.toString(), fresh.toString().contains("index_games_deleted_finished_revision"));
    for (var schema : SCHEMAS.listFiles()) {
      context.deleteDatabase(NAME);
      create(schema);
      assertEquals(schema.getName(), fresh, schema());
    }
  }

  /** Opens the file with the app and returns every column and index of every table. */
  private List<List<Object>> schema() {
    var database = GamesDatabase.builder(context, NAME).allowMainThreadQueries().build();
    var schema =
        rows(
            database,
            "SELECT m.name, c.name, c.type, c.`notnull`, c.dflt_value, c.pk FROM sqlite_master AS m"
                + " JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'"
                + " AND m.name NOT LIKE 'sqlite%' ORDER BY m.name, c.cid");
    schema.addAll(
        rows(
            database,
            "SELECT m.name, i.name, i.`unique`, c.seqno, c.name FROM sqlite_master AS m"
                + " JOIN pragma_index_list(m.name) AS i JOIN pragma_index_info(i.name) AS c"
                + " WHERE m.type = 'table' ORDER BY i.name, c.seqno"));
    database.close();
    return schema;
  }

  @Test
  public void gamesOfVersionOneAreContinuedAndSavedInTheirOrder()
      throws IOException, JSONException {
    create(new File(SCHEMAS, "1.json"));
    var database = GamesDatabase.builder(context, NAME).allowMainThreadQueries().build();
    assertEquals(5, (long) database.games().latest(1).get(0));
    var late = database.games().row(11);
    late.ply = 0;
    var saved = database.games().save(late.version(), late);
    assertEquals(new GameVersion(11, 6, 14), saved.version());
    assertEquals(11, (long) database.games().latest(1).get(0));
    assertEquals("late", database.games().row(11).name);
    database.close();
  }

  /** Copies counted as well until version 5, and a reset was a time of the clock. */
  @Test
  public void copiesAndGamesBeforeTheLastResetAreNotCountedAnyMore()
      throws IOException, JSONException {
    // Four games of the same moment: imported, original, copy, and another game. The reset was at
    // 350; after it the clock was set back.
    var columns =
        "game, options, players, moves, ply, closing, practice, pinned, name, created,"
            + " changed, deleted, finished, outcome, level, revision, received";
    create(new File(SCHEMAS, "4.json"));
    try (var db = SQLiteDatabase.openOrCreateDatabase(context.getDatabasePath(NAME), null)) {
      db.execSQL("DELETE FROM games");
      db.execSQL("UPDATE settings SET value = '350' WHERE `key` = 'statistics counted from'");
      var rows =
          new String[] {"'shi', 300, 0", "'shi', 340, 3", "'shi', 400, 4", "'shakti', 310, 5"};
      for (var row : rows) {
        var part = row.split(", ");
        db.execSQL(
            "INSERT INTO games ("
                + columns
                + ") VALUES ("
                + part[0]
                + ", '', '', '', 0, '', 0, 0, '', 77, "
                + part[1]
                + ", 0, 1, 'won', 'club', "
                + part[2]
                + ", 0)");
      }
    }
    var database = GamesDatabase.builder(context, NAME).allowMainThreadQueries().build();
    var received = new ArrayList<Boolean>();
    database.games().all().forEach(row -> received.add(row.received));
    assertEquals(List.of(false, false, true, false), received);
    assertEquals("3", database.games().setting("statistics uncounted"));
    assertEquals(1, database.games().finishedSince(3).size());
    database.close();
  }

  private static List<List<Object>> expected() {
    var rows = new ArrayList<List<Object>>();
    for (int i = 0; i < GAMES.length; i++) {
      var row = new ArrayList<>(Arrays.asList(GAMES[i]));
      row.add(REVISIONS[i]);
      row.add(0L); // nothing was received from others
      row.add(""); // nothing was reviewed
      row.add(""); // all began at the start
      row.add(""); // and had no variations
      rows.add(row);
    }
    return rows;
  }

  /** Returns the raw rows, independent of the current entity class. */
  private static List<List<Object>> rows(GamesDatabase database) {
    return rows(database, "SELECT * FROM games ORDER BY id");
  }

  private static List<List<Object>> rows(GamesDatabase database, String query) {
    var rows = new ArrayList<List<Object>>();
    try (var cursor = database.query(query, null)) {
      while (cursor.moveToNext()) {
        var row = new ArrayList<Object>();
        for (int i = 0; i < cursor.getColumnCount(); i++) {
          boolean number = cursor.getType(i) == android.database.Cursor.FIELD_TYPE_INTEGER;
          row.add(number ? (Object) cursor.getLong(i) : cursor.getString(i));
        }
        rows.add(row);
      }
    }
    return rows;
  }

  private void create(File file) throws IOException, JSONException {
    var json = new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
    var schema = new JSONObject(json).getJSONObject("database");
    var path = context.getDatabasePath(NAME);
    path.getParentFile().mkdirs();
    try (var db = SQLiteDatabase.openOrCreateDatabase(path, null)) {
      var entities = schema.getJSONArray("entities");
      for (int i = 0; i < entities.length(); i++) {
        var entity = entities.getJSONObject(i);
        var table = entity.getString("tableName");
        db.execSQL(entity.getString("createSql").replace("${TABLE_NAME}", table));
        var indices = entity.optJSONArray("indices");
        for (int k = 0; indices != null && k < indices.length(); k++) {
          var sql = indices.getJSONObject(k).getString("createSql");
          db.execSQL(sql.replace("${TABLE_NAME}", table));
        }
      }
      var setup = schema.getJSONArray("setupQueries");
      for (int i = 0; i < setup.length(); i++) {
        db.execSQL(setup.getString(i));
      }
      db.setVersion(schema.getInt("version"));
      fill(db);
    }
  }

  private static void fill(SQLiteDatabase db) {
    int version = db.getVersion();
    boolean counts = version > 1;
    if (version < 5) {
      db.execSQL("INSERT INTO settings VALUES ('statistics counted from', '17')");
    } else {
      db.execSQL("INSERT INTO settings VALUES ('statistics uncounted', '0')");
    }
    if (counts) {
      db.execSQL("INSERT INTO settings VALUES ('revision', '5')");
    }
    int columns =
        GAMES[0].length + (counts ? 2 : 0) + (version > 2 ? 1 : 0) + (version > 3 ? 2 : 0);
    for (var whole : expected()) {
      var row = whole.subList(0, columns);
      var marks = String.join(", ", java.util.Collections.nCopies(row.size(), "?"));
      db.execSQL("INSERT INTO games VALUES (" + marks + ")", row.toArray());
    }
  }
}
