package tabuleiro.app.data;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Stores games, or keeps them beside the database if it does not take them; tells what went wrong
 * with it, and hands out what was put aside.
 */
public final class Storage {
  private final GamesStore database;
  private final DatabaseWork work;
  private final UnsavedGames unsaved;
  private final ConfirmedChanges confirmed;

  Storage(GamesStore database, DatabaseWork work) {
    this.database = database;
    this.work = work;
    unsaved = database.unsaved();
    confirmed = new ConfirmedChanges(database.file());
  }

  /** Adds a game and answers with its row. */
  long add(StoredGame row) {
    long id = database.games().add(row);
    confirmed.set(row.revision);
    return id;
  }

  /** Stores the state of a game, or keeps it and says why. */
  Saved save(GameVersion base, StoredGame row) {
    try {
      var saved = database.games().save(base, row);
      unsaved.drop(base);
      confirmed.set(saved.version().revision());
      return saved;
    } catch (RuntimeException failure) {
      unsaved.keep(base, row);
      throw failure;
    }
  }

  /** A row with the moves that wait to be stored. */
  StoredGame withUnsaved(StoredGame row) {
    return unsaved.withKept(row);
  }

  /** Whether moves of a game that could not be stored are safe beside the database. */
  public boolean isKept(GameVersion base) {
    return unsaved.has(base);
  }

  /** Notices whether the database has forgotten changes that it had confirmed. */
  void compare() {
    long has = Math.max(database.games().revision(), database.games().lastRevision());
    long had = confirmed.last();
    if (has < had) {
      new StorageDamage("", 0, 0, had - has).write(database.games());
    }
    if (database.games().revision() < Math.max(has, had)) {
      database.games().setRevision(Math.max(has, had));
    }
  }

  /** Looks for damage that nobody has stumbled upon yet; a large library takes a moment. */
  void check() {
    database.check();
  }

  /** What the person has to be told about the stored games; its value is null if all is well. */
  public void damage(Consumer<Answer<StorageDamage>> done) {
    work.ask(() -> StorageDamage.read(database.games(), database.file()), done);
  }

  /** The person has taken note of a damage; a file that was put aside stays where it is. */
  public void note(StorageDamage damage, Consumer<Answer<Boolean>> done) {
    work.ask(
        () -> {
          damage.note(database.games());
          return true;
        },
        done);
  }

  /** Writes the damaged file, all its parts in one, where the person wants it. */
  public void export(StorageDamage damage, Target target, Consumer<Answer<Boolean>> done) {
    work.askAtLength(
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

  /** A place to write to that is opened off the main thread. */
  public interface Target {
    /** Opens it. */
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

  /** How many games wait beside the storage to be stored. */
  public void unsaved(Consumer<Answer<Integer>> done) {
    work.ask(unsaved::count, done);
  }

  /** Stores the games that wait, if that is possible now; no screen may show one of them. */
  public void storeUnsaved(Consumer<Answer<Integer>> done) {
    unsaved(
        waiting -> {
          if (waiting.isDone() && waiting.value() > 0) {
            work.change(this::storeAll, done);
          } else {
            done.accept(waiting);
          }
        });
  }

  /** What has gone on elsewhere without the kept moves stays, and these become a game as well. */
  private int storeAll() {
    for (var kept : unsaved.all()) {
      var row = kept.row();
      var saved = database.games().save(kept.base(), row);
      var there = database.games().row(saved.version().id());
      if (saved.refused() && !there.moves.startsWith(row.moves)) {
        row.id = 0;
        database.games().add(row);
      }
      unsaved.drop(kept.base());
    }
    confirmed.set(database.games().revision());
    return unsaved.count();
  }
}
