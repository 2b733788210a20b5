package tabuleiro.app.data;

import android.util.Log;
import androidx.annotation.Nullable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Keeps games that the database could not store in files beside it, one per game, so that they
 * survive the end of the process.
 */
final class UnsavedGameFileStore implements UnsavedGameStore {
  private static final String TAG = "UnsavedGameFileStore";
  private static final String END = ".json";
  private static final String VARIATIONS = "variations";
  private static final String KEPT = "kept";

  /** Columns without which a file holds no game. */
  private static final List<String> NEEDED =
      List.of("id", "revision", "created", "game", "options", "players", "moves", "ply", "closing");

  private final File folder;

  UnsavedGameFileStore(File database) {
    folder = new File(database.getPath() + ".unsaved");
  }

  private File file(GameVersion base) {
    return new File(folder, base.id() + "-" + base.created() + END);
  }

  @Override
  public boolean keep(GameEntity row) {
    var part = new File(folder, "part");
    try {
      if (!folder.isDirectory() && !folder.mkdirs()) {
        throw new FileNotFoundException(folder.getPath());
      }
      try (var out = new FileOutputStream(part)) {
        out.write(json(row).toString().getBytes(StandardCharsets.UTF_8));
        out.getFD().sync();
      }
      return part.renameTo(file(row.version()));
    } catch (IOException failure) {
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
  public List<GameEntity> all() {
    return files().stream()
        .map(UnsavedGameFileStore::read)
        .filter(Objects::nonNull)
        .collect(Collectors.toList());
  }

  @Nullable
  @Override
  public GameEntity of(GameVersion base) {
    var file = file(base);
    return file.exists() ? read(file) : null;
  }

  @Nullable
  private static GameEntity read(File file) {
    try {
      var bytes = SqlitePageReader.read(file, 0, (int) file.length());
      return row(new JSONObject(new String(bytes, StandardCharsets.UTF_8)));
    } catch (IOException | JSONException | IllegalArgumentException damaged) {
      Log.w(TAG, "cannot be read: " + file, damaged);
      return null;
    }
  }

  private static JSONObject json(GameEntity row) {
    var values = row.values();
    if (!row.hasOwnVariations) {
      values.remove(VARIATIONS);
    }
    values.put(KEPT, (long) row.kept);
    return new JSONObject(values);
  }

  /** Parses a row. Earlier versions wrote only the columns that a save needs. */
  private static GameEntity row(JSONObject json) throws JSONException {
    var values = new HashMap<String, Object>();
    for (var names = json.keys(); names.hasNext(); ) {
      var name = names.next();
      values.put(name, json.get(name));
    }
    if (!values.keySet().containsAll(NEEDED)) {
      throw new JSONException("not all of " + NEEDED);
    }
    var row = new GameEntity();
    row.setValues(values);
    row.kept = json.optInt(KEPT); // missing in files of earlier versions
    row.hasOwnVariations = values.containsKey(VARIATIONS);
    return row;
  }
}
