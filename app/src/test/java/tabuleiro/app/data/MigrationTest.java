package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Builds the database of every version that was ever released from its exported schema, with a game
 * in it, and lets the app open it. Room itself compares the outcome with the schema of today, so a
 * change without its migration fails here.
 */
@RunWith(AndroidJUnit4.class)
public final class MigrationTest {
  private static final File SCHEMAS = new File("schemas/" + GamesDatabase.class.getName());
  private static final String NAME = "old.db";

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void everyVersionEverReleasedOpensWithItsGames() throws IOException, JSONException {
    var schemas = SCHEMAS.listFiles();
    assertTrue(schemas.length >= 1);
    for (var schema : schemas) {
      var json = new String(Files.readAllBytes(schema.toPath()), StandardCharsets.UTF_8);
      create(new JSONObject(json).getJSONObject("database"));
      var database = GamesDatabase.builder(context, NAME).allowMainThreadQueries().build();
      var row = database.games().game(5);
      assertEquals("Sunday", row.name);
      assertEquals("shakti", row.game);
      assertEquals("b2-d4", row.moves);
      database.close();
      context.deleteDatabase(NAME);
    }
  }

  private void create(JSONObject schema) throws JSONException {
    var file = context.getDatabasePath(NAME);
    file.getParentFile().mkdirs();
    try (var db = SQLiteDatabase.openOrCreateDatabase(file, null)) {
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
      // The columns of version 1; a later version that renames one inserts its own row here.
      db.execSQL(
          "INSERT INTO games VALUES (5, 'shakti', '', '\tAna\nclub\t', 'b2-d4', 1, '', 0, 0,"
              + " 'Sunday', 1, 2, 0, 0, '', 'club')");
    }
  }
}
