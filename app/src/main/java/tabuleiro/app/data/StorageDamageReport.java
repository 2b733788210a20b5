package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.io.File;
import java.util.Arrays;
import java.util.Collections;
import java.util.regex.Pattern;

/**
 * Report to the user about damage to the saved games: how many were recovered and lost.
 *
 * @param aside the name of the corrupt file that was set aside, or an empty text
 * @param saved number of games recovered from it
 * @param lost number of games lost, or {@link #UNKNOWN}
 * @param changes number of confirmed changes that the storage has lost
 */
public record StorageDamageReport(String aside, int saved, int lost, long changes) {
  /** Unknown number. */
  public static final int UNKNOWN = -1;

  /** Separates the file's name from the time at which it was set aside. */
  static final String ASIDE = ".damaged-";

  private static final String TOLD = "damage";
  private static final String NOTED = "damage noted";

  /** Stores the report in the new file until {@link #note}. */
  void write(GamesDao games) {
    games.put(SettingEntity.of(TOLD, aside + "\t" + saved + "\t" + lost + "\t" + changes));
  }

  /** Marks the report as read. */
  void note(GamesDao games) {
    games.put(SettingEntity.of(TOLD, ""));
    if (!aside.isEmpty()) {
      games.put(SettingEntity.of(NOTED, aside));
    }
  }

  /** Returns the unread report, or null; also for a file that an earlier version set aside. */
  @Nullable
  static StorageDamageReport read(GamesDao games, File database) {
    var told = games.setting(TOLD);
    if (told != null && !told.isEmpty()) {
      var parts = told.split("\t");
      return new StorageDamageReport(
          parts[0],
          Integer.parseInt(parts[1]),
          Integer.parseInt(parts[2]),
          Long.parseLong(parts[3]));
    }
    var last = lastAside(database);
    var noted = games.setting(NOTED);
    return last == null || noted != null && noted.compareTo(last) >= 0
        ? null
        : new StorageDamageReport(last, 0, UNKNOWN, 0);
  }

  @Nullable
  private static String lastAside(File database) {
    var start = Pattern.quote(database.getName() + ASIDE);
    var names = database.getParentFile().list((dir, name) -> name.matches(start + "[0-9]+"));
    return names == null || names.length == 0 ? null : Collections.max(Arrays.asList(names));
  }
}
