package tabuleiro.app.data;

import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.util.Log;
import java.io.File;
import java.io.IOException;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Database file that repairs itself: once found corrupt, it is closed, set aside and replaced by a
 * new one with every game that can still be read. No thread uses the database while it is replaced,
 * so nothing is stored in the old file.
 */
final class RecoverableDatabase implements GameDataSource {
  private static final String TAG = "RecoverableDatabase";
  private static final String READY = ".ready-";
  private static final String[] PARTS = {"", "-wal", "-shm", "-journal"};

  private final File file;
  private final Function<String, GamesDatabase> opener;

  /** Users of the database hold the read lock, a replacement holds the write lock. */
  private final ReadWriteLock lock = new ReentrantReadWriteLock();

  private volatile GamesDatabase database;

  /** Opens the games of a file with this function. */
  RecoverableDatabase(File file, Function<String, GamesDatabase> opener) {
    this.file = file;
    this.opener = opener;
    open();
  }

  private void open() {
    finishExchange();
    database = opener.apply(file.getPath());
  }

  GamesDatabase database() {
    return database;
  }

  @Override
  public GamesDao games() {
    return database.games();
  }

  @Override
  public void runInTransaction(Runnable change) {
    database.runInTransaction(change);
  }

  @Override
  public File file() {
    return file;
  }

  @Override
  public <T> T use(Supplier<T> question) {
    GamesDatabase damaged;
    lock.readLock().lock();
    try {
      return question.get();
    } catch (RuntimeException failure) {
      if (StorageProblem.of(failure) != StorageProblem.DAMAGED) {
        throw failure;
      }
      Log.w(TAG, "damaged", failure);
      damaged = database;
    } finally {
      lock.readLock().unlock();
    }
    exchange(damaged);
    lock.readLock().lock();
    try {
      return question.get();
    } finally {
      lock.readLock().unlock();
    }
  }

  private void exchange(GamesDatabase damaged) {
    lock.writeLock().lock();
    try {
      if (database != damaged) {
        return; // another thread has found the damage and replaced the file
      }
      damaged.close();
      try {
        prepare();
      } finally {
        open();
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  /**
   * Prepares the new file under another name. Renaming it to "ready" is atomic; from then on the
   * replacement will be completed, if necessary by the next process.
   */
  private void prepare() {
    var fresh = new File(file.getPath() + ".fresh");
    var time = Long.toString(System.currentTimeMillis());
    delete(fresh);
    var prepared = opener.apply(fresh.getPath());
    try {
      fill(prepared, file.getName() + StorageDamageReport.ASIDE + time);
    } finally {
      prepared.close();
    }
    if (new File(fresh.getPath() + "-wal").length() > 0) {
      throw new IllegalStateException("the new file is not complete");
    }
    move(fresh, new File(file.getPath() + READY + time));
  }

  private void finishExchange() {
    var ready =
        file.getParentFile().listFiles((dir, name) -> name.startsWith(file.getName() + READY));
    if (ready == null || ready.length == 0) {
      return;
    }
    var time = ready[0].getName().substring(file.getName().length() + READY.length());
    var aside = file.getPath() + StorageDamageReport.ASIDE + time;
    for (var part : PARTS) {
      move(new File(file.getPath() + part), new File(aside + part));
    }
    move(ready[0], file);
  }

  private void fill(GamesDatabase fresh, String aside) {
    int lost = StorageDamageReport.UNKNOWN;
    SqliteRecovery salvage = null;
    try {
      salvage = new SqliteRecovery(file);
      lost = salvage.lost();
    } catch (IOException unreadable) {
      Log.w(TAG, "nothing can be read", unreadable);
    }
    var found = salvage;
    int known = lost;
    fresh.runInTransaction(
        () -> {
          if (found != null) {
            found
                .settings()
                .forEach((key, value) -> fresh.games().put(SettingEntity.of(key, value)));
            fresh.games().insertUnchanged(found.games());
          }
          int saved = fresh.games().count();
          long confirmed = new RevisionFile(file).last();
          long changes = Math.max(0, confirmed - fresh.games().revision());
          fresh.games().setRevision(fresh.games().revision() + changes);
          new StorageDamageReport(aside, saved, known, changes).write(fresh.games());
        });
  }

  private static void move(File from, File to) {
    if (from.exists() && !from.renameTo(to)) {
      Log.e(TAG, "cannot move " + from);
    }
  }

  private static void delete(File database) {
    for (var part : PARTS) {
      var file = new File(database.getPath() + part);
      if (file.exists() && !file.delete()) {
        Log.e(TAG, "cannot delete " + file);
      }
    }
  }

  @Override
  public void check() {
    try (var found = database.query("PRAGMA integrity_check(1)", null)) {
      if (found.moveToFirst() && !"ok".equals(found.getString(0))) {
        throw new SQLiteDatabaseCorruptException(found.getString(0));
      }
    }
  }

  @Override
  public UnsavedGameStore unsaved() {
    return new UnsavedGameFileStore(file);
  }

  @Override
  public void close() {
    database.close();
  }
}
