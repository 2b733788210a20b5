package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.rules.record.RecordWriter;

/** Exports games of the library as text, and imports them again, each only once. */
public final class Transfer {
  private final GamesFile database;
  private final DatabaseWork work;
  private final LongSupplier clock;

  Transfer(GamesFile database, DatabaseWork work, LongSupplier clock) {
    this.database = database;
    this.work = work;
    this.clock = clock;
  }

  /** A game as text, to be shared; a damaged one as it is stored. */
  public static String text(LoadedGame game) {
    if (game instanceof LoadedGame.Playable playable) {
      var day = GameMapper.day(playable.details().created());
      return RecordWriter.write(playable.match(), day);
    }
    return ((LoadedGame.Damaged) game).text();
  }

  /** The whole library as one text. */
  public void exportAll(Consumer<Answer<String>> done) {
    work.askAtLength(() -> text(database.games().all()), done);
  }

  /** Some games as one text. */
  public void export(List<Long> ids, Consumer<Answer<String>> done) {
    work.askAtLength(() -> text(database.games().some(ids)), done);
  }

  /** Replaying takes long, so it comes after the rows were read: no save waits for it. */
  private static String text(List<StoredGame> rows) {
    var text = new StringBuilder();
    int number = 0;
    for (var row : rows) {
      LibraryText.write(text, ++number, row);
    }
    return text.toString();
  }

  /** Reads a text, be it one record or a whole library, and says what would be imported. */
  public void plan(String text, Consumer<Answer<ImportPlan>> done) {
    work.askAtLength(() -> plan(LibraryText.read(text)), done);
  }

  private ImportPlan plan(List<ImportedGame> all) {
    var keys = keys();
    var fresh = new ArrayList<ImportedGame>();
    var damaged = new ArrayList<ImportedGame>();
    int known = 0;
    for (var game : all) {
      if (game.damage() != null) {
        damaged.add(game);
      } else if (keys.add(LibraryText.key(game.row()))) {
        fresh.add(game);
      } else {
        known++;
      }
    }
    return new ImportPlan(fresh, known, damaged);
  }

  /** Carries a plan out, all or nothing, and answers with the new rows. */
  public void carryOut(ImportPlan plan, boolean withRecovered, Consumer<Answer<List<Long>>> done) {
    var wanted = new ArrayList<>(plan.fresh());
    if (withRecovered) {
      for (var game : plan.damaged()) {
        if (game.isReadable()) {
          wanted.add(game);
        }
      }
    }
    work.change(
        () -> {
          var keys = keys();
          var rows = new ArrayList<StoredGame>();
          for (var game : wanted) {
            var row = game.row();
            row.created = Math.min(row.created, clock.getAsLong());
            row.changed = Math.min(row.changed, clock.getAsLong());
            if (keys.add(LibraryText.key(row))) {
              rows.add(row);
            }
          }
          return database.games().insert(rows);
        },
        done);
  }

  private Set<String> keys() {
    var keys = new HashSet<String>();
    for (var row : database.games().all()) {
      keys.add(LibraryText.key(row));
    }
    return keys;
  }
}
