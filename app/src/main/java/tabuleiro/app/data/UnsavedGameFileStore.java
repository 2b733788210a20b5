package tabuleiro.app.data;

import android.util.Log;
import androidx.annotation.Nullable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Keeps games that the database could not store in files beside it, one per game, so that they
 * survive the end of the process.
 */
final class UnsavedGameFileStore implements UnsavedGameStore {
  private static final String TAG = "UnsavedGameFileStore";
  private static final String END = ".json";

  private final File folder;

  UnsavedGameFileStore(File database) {
    folder = new File(database.getPath() + ".unsaved");
  }

  private File file(GameVersion base) {
    return new File(folder, base.id() + "-" + base.created() + END);
  }

  @Override
  public boolean keep(GameVersion base, GameEntity row) {
    var part = new File(folder, "part");
    try {
      if (!folder.isDirectory() && !folder.mkdirs()) {
        throw new FileNotFoundException(folder.getPath());
      }
      try (var out = new FileOutputStream(part)) {
        out.write(json(base, row).toString().getBytes(StandardCharsets.UTF_8));
        out.getFD().sync();
      }
      return part.renameTo(file(base));
    } catch (IOException | JSONException failure) {
      Log.w(TAG, "cannot be kept either", failure);
      return false;
    }
  }

  @Override
  public void drop(GameVersion base) {
    var file = file(base);
    if (file.exists() && !file.delete()) {
      Log.w(TAG, "stays, and will be stored once more: " + file);
    }
  }

  @Override
  public int count() {
    return files().size();
  }

  private List<File> files() {
    var files = folder.listFiles((dir, name) -> name.endsWith(END));
    return files == null ? List.of() : List.of(files);
  }

  @Override
  public List<Kept> all() {
    var all = new ArrayList<Kept>();
    for (var file : files()) {
      var kept = read(file);
      if (kept != null) {
        all.add(kept);
      }
    }
    return all;
  }

  @Nullable
  @Override
  public Kept of(GameVersion base) {
    var file = file(base);
    return file.exists() ? read(file) : null;
  }

  @Nullable
  private static Kept read(File file) {
    try {
      var bytes = SqlitePageReader.read(file, 0, (int) file.length());
      return kept(new JSONObject(new String(bytes, StandardCharsets.UTF_8)));
    } catch (IOException | JSONException damaged) {
      Log.w(TAG, "cannot be read: " + file, damaged);
      return null;
    }
  }

  private static JSONObject json(GameVersion base, GameEntity row) throws JSONException {
    var json = new JSONObject();
    if (row.hasOwnVariations) {
      json.put("variations", row.variations);
    }
    return json.put("id", base.id())
        .put("revision", base.revision())
        .put("kept", base.kept())
        .put("received", row.received)
        .put("game", row.game)
        .put("options", row.options)
        .put("layout", row.layout)
        .put("players", row.players)
        .put("moves", row.moves)
        .put("ply", row.ply)
        .put("closing", row.closing)
        .put("practice", row.practice)
        .put("created", row.created)
        .put("changed", row.changed)
        .put("finished", row.finished)
        .put("outcome", row.outcome)
        .put("level", row.level);
  }

  private static Kept kept(JSONObject json) throws JSONException {
    var row = new GameEntity();
    row.game = json.getString("game");
    row.options = json.getString("options");
    row.layout = json.optString("layout"); // what was kept before there were any has none
    row.hasOwnVariations = json.has("variations");
    row.variations = json.optString("variations");
    row.players = json.getString("players");
    row.moves = json.getString("moves");
    row.ply = json.getInt("ply");
    row.closing = json.getString("closing");
    row.practice = json.getBoolean("practice");
    row.received = json.optBoolean("received"); // missing, too
    row.created = json.getLong("created");
    row.changed = json.getLong("changed");
    row.finished = json.getBoolean("finished");
    row.outcome = json.getString("outcome");
    row.level = json.getString("level");
    return new Kept(
        new GameVersion(
            json.getLong("id"),
            json.getLong("revision"),
            row.created,
            json.optInt("kept"), // missing in files of earlier versions
            row.received),
        row);
  }
}
