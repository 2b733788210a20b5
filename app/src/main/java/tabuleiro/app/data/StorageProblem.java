package tabuleiro.app.data;

import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import android.database.sqlite.SQLiteReadOnlyDatabaseException;

/** Reasons why games could not be stored or loaded; none of them ends a running game. */
public enum StorageProblem {
  /** The device has no free space. */
  DISK_FULL,
  /** The database file is not writable. */
  READ_ONLY,
  /** The database file is corrupt and could not be replaced yet. */
  DAMAGED,
  /** The storage works, but this game is not in it any more. */
  MISSING,
  /** The row holds a newer state than the one to be stored or reviewed. */
  OUTDATED,
  /** The request needs more memory than the device has. */
  TOO_LARGE,
  /** Any other failure of the storage. */
  OTHER;

  static StorageProblem of(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof StorageException known) {
        return known.problem();
      } else if (cause instanceof SQLiteFullException) {
        return DISK_FULL;
      } else if (cause instanceof SQLiteReadOnlyDatabaseException
          || cause instanceof SQLiteCantOpenDatabaseException) {
        return READ_ONLY;
      } else if (cause instanceof SQLiteDatabaseCorruptException) {
        return DAMAGED;
      } else if (cause instanceof OutOfMemoryError) {
        return TOO_LARGE;
      }
    }
    return OTHER;
  }
}
