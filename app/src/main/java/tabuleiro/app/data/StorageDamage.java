package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.io.File;
import java.util.Arrays;
import java.util.Collections;
import java.util.regex.Pattern;

/**
 * What has happened to the stored games and was not taken note of yet.
 *
 * @param aside the name of the damaged file that was put aside, or an empty text
 * @param saved how many games were brought over from it
 * @param lost how many could not be, or {@link #UNKNOWN}
 * @param changes how many changes the storage had confirmed and no longer has
 */
public record StorageDamage(String aside, int saved, int lost, long changes) {
  /** Nobody has counted. */
  public static final int UNKNOWN = -1;

  /** Between the name of the file and the time at which it was put aside. */
  static final String ASIDE = ".damaged-";

  private static final String TOLD = "damage";
  private static final String NOTED = "damage noted";

  /** Remembers it in the new file, until {@link #note}. */
  void write(GamesDao games) {
    games.put(StoredSetting.of(TOLD, aside + "\t" + saved + "\t" + lost + "\t" + changes));
  }

  /** The person knows. */
  void note(GamesDao games) {
    games.put(StoredSetting.of(TOLD, ""));
    if (!aside.isEmpty()) {
      games.put(StoredSetting.of(NOTED, aside));
    }
  }

  /** What is still to be told, or null; also of a file that an earlier version put aside. */
  @Nullable
  static StorageDamage read(GamesDao games, File database) {
    var told = games.setting(TOLD);
    if (told != null && !told.isEmpty()) {
      var parts = told.split("\t");
      return new StorageDamage(
          parts[0],
          Integer.parseInt(parts[1]),
          Integer.parseInt(parts[2]),
          Long.parseLong(parts[3]));
    }
    var last = lastAside(database);
    var noted = games.setting(NOTED);
    return last == null || noted != null && noted.compareTo(last) >= 0
        ? null
        : new StorageDamage(last, 0, UNKNOWN, 0);
  }

  @Nullable
  private static String lastAside(File database) {
    var start = Pattern.quote(database.getName() + ASIDE);
    var names = database.getParentFile().list((dir, name) -> name.matches(start + "[0-9]+"));
    return names == null || names.length == 0 ? null : Collections.max(Arrays.asList(names));
  }
}
