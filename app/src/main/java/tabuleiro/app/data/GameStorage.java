package tabuleiro.app.data;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes games to the database, or to files beside it while the database fails. Reports storage
 * damage and exports files that were set aside.
 */
public final class GameStorage {
  private static final Logger LOG = Logger.getLogger("GameStorage");

  private final GameDataSource database;
  private final DatabaseExecutor work;
  private final UnsavedGameStore unsaved;
  private final RevisionFile confirmed;

  GameStorage(GameDataSource database, DatabaseExecutor work) {
    this.database = database;
    this.work = work;
    unsaved = database.unsaved();
    confirmed = new RevisionFile(database.file());
  }

  /** Adds a game and returns its row id. */
  long add(GameEntity row) {
    long id = database.games().add(row);
    confirmed.set(row.revision);
    return id;
  }

  /**
   * Saves the state of a game; if that fails, keeps it in a file and throws the failure. A state
   * that another screen has kept is stored first, so that this one is refused.
   */
  SaveResult save(GameVersion base, GameEntity row) {
    SaveResult saved;
    try {
      if (unsaved.isUnknownTo(base)) {
        store(Objects.requireNonNull(unsaved.of(base)));
      }
      saved = database.games().save(base, row);
    } catch (RuntimeException | Error failure) {
      keep(base, row);
      throw failure;
    }
    tidyUp(base, saved);
    return saved;
  }

  /** Removes what is kept of a state that is stored; a failure of that must not deny the save. */
  private void tidyUp(GameVersion base, SaveResult saved) {
    try {
      if (!saved.refused()) {
        unsaved.drop(base);
      }
      confirmed.set(saved.version().revision());
    } catch (RuntimeException | Error failure) {
      LOG.log(Level.WARNING, "the next start removes it", failure);
    }
  }

  /** Keeps a state in a file; the row counts it only if that succeeds, whatever is thrown. */
  private void keep(GameVersion base, GameEntity row) {
    row.id = base.id();
    row.revision = base.revision();
    row.kept = base.kept() + 1;
    boolean isKept = false;
    try {
      isKept = !unsaved.isUnknownTo(base) && unsaved.keep(row);
    } finally {
      row.kept = isKept ? row.kept : base.kept();
    }
  }

  /** Returns a row with the moves that wait to be stored, unless the row is newer. */
  GameEntity withUnsaved(GameEntity row) {
    var kept = unsaved.of(row.version());
    if (kept != null && kept.revision >= row.revision) {
      row.continueWith(kept);
      row.revision = kept.revision;
      row.kept = kept.kept;
    }
    return row;
  }

  /** Detects whether the database has lost changes that it had confirmed; returns how many. */
  long compare() {
    long has = Math.max(database.games().revision(), database.games().lastRevision());
    long had = confirmed.last();
    if (has < had) {
      new StorageDamageReport("", 0, 0, had - has).write(database.games());
    }
    if (database.games().revision() < Math.max(has, had)) {
      database.games().setRevision(Math.max(has, had));
    }
    return Math.max(0, had - has);
  }

  /** Checks for undetected corruption; slow for a large library. */
  void check() {
    database.check();
  }

  /** Reads what the person must be told about the storage; its value is null if all is well. */
  public void damage(Consumer<DataResult<StorageDamageReport>> done) {
    work.ask(() -> StorageDamageReport.read(database.games(), database.file()), done);
  }

  /** Marks a report as read; a file that was set aside stays. */
  public void note(StorageDamageReport damage, Consumer<DataResult<Boolean>> done) {
    work.ask(
        () -> {
          damage.note(database.games());
          return true;
        },
        done);
  }

  /** Exports all parts of the damaged file as one archive to a place that the person chose. */
  public void export(
      StorageDamageReport damage, Target target, Consumer<DataResult<Boolean>> done) {
    work.askOnReader(
        () -> {
          try (var zip = new ZipOutputStream(target.open())) {
            for (var part : new String[] {"", "-wal"}) {
              pack(zip, new File(database.file().getParentFile(), damage.aside() + part));
            }
            return true;
          } catch (IOException failure) {
            throw new UncheckedIOException(failure);
          }
        },
        done);
  }

  /** A destination that is opened off the main thread. */
  public interface Target {
    /** Opens the destination. */
    OutputStream open() throws IOException;
  }

  private static void pack(ZipOutputStream zip, File file) throws IOException {
    if (!file.exists()) {
      return;
    }
    zip.putNextEntry(new ZipEntry(file.getName()));
    try (var in = new FileInputStream(file)) {
      var buffer = new byte[1 << 16];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        zip.write(buffer, 0, count);
      }
    }
    zip.closeEntry();
  }

  /** Counts the games that wait to be stored. */
  public void unsaved(Consumer<DataResult<Integer>> done) {
    work.ask(unsaved::count, done);
  }

  /** Stores the waiting games if possible; no screen may show one of them. */
  public void storeUnsaved(Consumer<DataResult<Integer>> done) {
    unsaved(
        waiting -> {
          if (waiting.isDone() && waiting.value() > 0) {
            work.change(this::storeAll, done);
          } else {
            done.accept(waiting);
          }
        });
  }

  private int storeAll() {
    unsaved.all().forEach(this::store);
    confirmed.set(database.games().revision());
    return unsaved.count();
  }

  /**
   * Stores a kept state, or, if its game has changed elsewhere and lacks it, as a second game. A
   * game that was deleted meanwhile stays deleted.
   */
  private void store(GameEntity row) {
    var base = row.version();
    var games = database.games();
    database.runInTransaction(
        () -> {
          var before = games.row(base.id());
          row.deleted = before == null ? 0 : before.deleted;
          var saved = games.save(base, row);
          var there = Objects.requireNonNull(games.row(saved.version().id()));
          if (saved.refused() && !there.isContinuationOf(row)) {
            row.id = 0;
            row.name = there.name;
            row.deleted = there.deleted;
            row.received = true; // its first moves count already
            games.add(row);
          }
        });
    unsaved.drop(base);
  }
}
