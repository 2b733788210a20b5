package tabuleiro.app.data;

import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.HashMap;
import java.util.Map;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.di.AppContainer;

/** Lets the desk look into the file with the games behind the app's back, and make it fail. */
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
    return ((GamesFile) AppContainer.of(RuntimeEnvironment.getApplication()).games().store())
        .database()
        .getOpenHelper()
        .getWritableDatabase();
  }
}
