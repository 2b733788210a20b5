package tabuleiro.app.data;

import android.app.Application;
import androidx.core.content.ContextCompat;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.robolectric.RuntimeEnvironment;

/**
 * Lets the desk choose the threads on which games are stored, and end them; look into the file with
 * the games behind the app's back; and make it fail.
 */
public final class DataProbe {
  private static final String DAMAGE = " e9=e9";

  private DataProbe() {}

  /**
   * A game in the file.
   *
   * @param moves its moves
   * @param state its moves, place and end
   * @param isDeleted whether it was thrown away
   */
  public record Row(String moves, String state, boolean isDeleted) {}

  /** Opens the app's games; nobody may have asked for them in this process. */
  public static void open(Application app, Executor work, Executor reader, LongSupplier clock) {
    var games =
        new SavedGames(
            GamesDatabase.open(app, GamesDatabase.FILE),
            work,
            reader,
            ContextCompat.getMainExecutor(app),
            clock);
    SavedGames.replace(games);
  }

  /** Cuts the app's games off, as the end of the process does. */
  public static void cutOff() {
    SavedGames.replace(null);
  }

  /** All games in the file, also those thrown away. */
  public static Map<Long, Row> rows() {
    var rows = new HashMap<Long, Row>();
    try (var found = file().query("SELECT id, deleted, ply, closing, moves FROM games")) {
      while (found.moveToNext()) {
        var moves = found.getString(4);
        var state = found.getInt(2) + " " + found.getString(3) + " " + moves;
        rows.put(found.getLong(0), new Row(moves, state, found.getLong(1) != 0));
      }
    }
    return rows;
  }

  /** Spoils the moves of a game. */
  public static void damage(long id) {
    file().execSQL("UPDATE games SET moves = moves || '" + DAMAGE + "' WHERE id = " + id);
  }

  /** Whether a game is damaged because it was spoiled here. */
  public static boolean isSpoiled(LoadedGame game) {
    return game instanceof LoadedGame.Damaged damaged && damaged.text().contains(DAMAGE);
  }

  /** From now on nothing can be stored, or everything again. */
  public static void setReadOnly(boolean readOnly) {
    file().execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }

  private static SupportSQLiteDatabase file() {
    return SavedGames.of(RuntimeEnvironment.getApplication())
        .database()
        .getOpenHelper()
        .getWritableDatabase();
  }
}
