package tabuleiro.app.data;

import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.HashMap;
import java.util.Map;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.di.AppContainer;

/** Gives the desk direct access to the database of games: its rows, and faults. */
public final class DataProbe {
  private static final String DAMAGE = " e9=e9";

  private DataProbe() {}

  /**
   * A row of the database.
   *
   * @param moves its moves
   * @param state its moves, ply and ending
   * @param isDeleted whether it was deleted
   */
  public record Row(String moves, String state, boolean isDeleted) {}

  /** Returns all rows, including deleted ones. */
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

  /** Damages the moves of a game. */
  public static void damage(long id) {
    file().execSQL("UPDATE games SET moves = moves || '" + DAMAGE + "' WHERE id = " + id);
  }

  /** Returns whether a game is damaged because of {@link #damage}. */
  public static boolean isSpoiled(LoadedGame game) {
    return game instanceof LoadedGame.Damaged damaged && damaged.text().contains(DAMAGE);
  }

  /** Makes the database read-only, or writable again. */
  public static void setReadOnly(boolean readOnly) {
    file().execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }

  private static SupportSQLiteDatabase file() {
    return ((RecoverableDatabase)
            AppContainer.of(RuntimeEnvironment.getApplication()).games().store())
        .database()
        .getOpenHelper()
        .getWritableDatabase();
  }
}
