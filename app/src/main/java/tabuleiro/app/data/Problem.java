package tabuleiro.app.data;

import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import android.database.sqlite.SQLiteReadOnlyDatabaseException;

/** Why games could not be stored or read; none of them ends a game that is being played. */
public enum Problem {
  /** The device has no room left. */
  DISK_FULL,
  /** The file with the games cannot be written to. */
  READ_ONLY,
  /** The file with the games is damaged, and another could not be put in its place yet. */
  DAMAGED,
  /** The storage works, but this one game is no longer in it. */
  MISSING,
  /** The row holds a newer state of the game than the one that was to be stored. */
  OUTDATED,
  /** More was asked for at once than the device has memory for. */
  TOO_LARGE,
  /** Anything else that keeps the storage from working. */
  OTHER;

  static Problem of(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof GameMissing) {
        return MISSING;
      } else if (cause instanceof SQLiteFullException) {
        return DISK_FULL;
      } else if (cause instanceof SQLiteReadOnlyDatabaseException
          || cause instanceof SQLiteCantOpenDatabaseException) {
        return READ_ONLY;
      } else if (cause instanceof SQLiteDatabaseCorruptException) {
        return DAMAGED;
      } else if (cause instanceof OutOfMemoryError || cause instanceof TooManyGames) {
        return TOO_LARGE;
      }
    }
    return OTHER;
  }
}
