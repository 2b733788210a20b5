package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.List;

/** Parses a row that was read without SQLite. */
final class RawRowParser {
  /** Number of columns in version 1; each later version has appended its own. */
  static final int LEAST_COLUMNS = 16;

  private static final String TEXTS = "1 2 3 4 6 9 14 15 18 19 20";

  private RawRowParser() {}

  /** Returns the game, or null if the columns are not those of a game. */
  @Nullable
  static GameEntity game(long id, List<Object> columns) {
    if (id <= 0 || !isGame(columns)) {
      return null;
    }
    var row = new GameEntity();
    row.id = id;
    row.game = (String) columns.get(1);
    row.options = (String) columns.get(2);
    row.players = (String) columns.get(3);
    row.moves = (String) columns.get(4);
    row.ply = (int) number(columns, 5);
    row.closing = (String) columns.get(6);
    row.practice = number(columns, 7) != 0;
    row.pinned = number(columns, 8) != 0;
    row.name = (String) columns.get(9);
    row.created = number(columns, 10);
    row.changed = number(columns, 11);
    row.deleted = number(columns, 12);
    row.finished = number(columns, 13) != 0;
    row.outcome = (String) columns.get(14);
    row.level = (String) columns.get(15);
    row.revision = columns.size() > LEAST_COLUMNS ? number(columns, 16) : 0;
    row.received = columns.size() > LEAST_COLUMNS + 1 && number(columns, 17) != 0;
    row.review = columns.size() > LEAST_COLUMNS + 2 ? (String) columns.get(18) : "";
    row.layout = columns.size() > LEAST_COLUMNS + 3 ? (String) columns.get(19) : "";
    row.variations = columns.size() > LEAST_COLUMNS + 4 ? (String) columns.get(20) : "";
    return row;
  }

  private static boolean isGame(List<Object> columns) {
    var texts = List.of(TEXTS.split(" "));
    for (int i = 1; i < columns.size(); i++) {
      boolean text = texts.contains(Integer.toString(i));
      if (text ? !(columns.get(i) instanceof String) : !(columns.get(i) instanceof Long)) {
        return false;
      }
    }
    return true;
  }

  private static long number(List<Object> columns, int column) {
    return (Long) columns.get(column);
  }
}
