package tabuleiro.app.data;

import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import android.database.sqlite.SQLiteReadOnlyDatabaseException;
import androidx.annotation.StringRes;
import tabuleiro.app.R;

/** Why games could not be stored or read; none of them ends a game that is being played. */
public enum Problem {
  DISK_FULL(R.string.problem_disk_full),
  READ_ONLY(R.string.problem_read_only),
  DAMAGED(R.string.problem_damaged),
  MISSING(R.string.problem_missing),
  OTHER(R.string.problem_other);

  private final int message;

  Problem(@StringRes int message) {
    this.message = message;
  }

  /** What to tell the person. */
  @StringRes
  public int message() {
    return message;
  }

  static Problem of(RuntimeException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteFullException) {
        return DISK_FULL;
      } else if (cause instanceof SQLiteReadOnlyDatabaseException
          || cause instanceof SQLiteCantOpenDatabaseException) {
        return READ_ONLY;
      } else if (cause instanceof SQLiteDatabaseCorruptException) {
        return DAMAGED;
      }
    }
    return OTHER;
  }
}
