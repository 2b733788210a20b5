package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.MessageReader;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.RecordWriter;

/**
 * Exports saved games as text and imports games from text, skipping those already in the library.
 */
public final class ImportExport {
  /** Number of games shown in an import's preview. */
  private static final int PREVIEWED = 5;

  private final GameDataSource database;
  private final DatabaseExecutor work;
  private final LongSupplier clock;

  ImportExport(GameDataSource database, DatabaseExecutor work, LongSupplier clock) {
    this.database = database;
    this.work = work;
    this.clock = clock;
  }

  /** Returns a game as text to be shared; a damaged game as it is stored. */
  public static String text(LoadedGame game) {
    if (game instanceof LoadedGame.Playable playable) {
      var day = GameMapper.day(playable.details().created());
      var tree = playable.tree().withNotes(playable.notes());
      return RecordWriter.write(playable.match(), day, tree);
    }
    return ((LoadedGame.Damaged) game).text();
  }

  /** Exports the whole library as one text. */
  public void exportAll(Consumer<DataResult<String>> done) {
    work.askOnReader(() -> text(database.games().all()), done);
  }

  /** Exports some games as one text. */
  public void export(List<Long> ids, Consumer<DataResult<String>> done) {
    work.askOnReader(() -> text(database.games().some(ids)), done);
  }

  /** Formats rows after they were read, since replaying is slow and no save may wait for it. */
  private static String text(List<GameEntity> rows) {
    var text = new StringBuilder();
    int number = 0;
    for (var row : rows) {
      if (row.deleted == 0) {
        LibraryTextFormat.write(text, ++number, row);
      }
    }
    return text.toString();
  }

  /**
   * Reads a text, be it a record or a whole library, and delivers a preview of its import.
   *
   * @param text called off the main thread, since the text may have to be read first
   */
  public void plan(
      Supplier<String> text, ImportSource source, Consumer<DataResult<ImportPlan>> done) {
    work.askOnReader(() -> plan(read(text.get()), source), done);
  }

  /** Reads the text of a game's code, or records. A code that is damaged holds no game. */
  private static List<ImportedGame> read(String text) {
    if (!isCode(text)) {
      return LibraryTextFormat.read(text);
    }
    try {
      return LibraryTextFormat.read(RecordWriter.write(MessageReader.read(text).match(), ""));
    } catch (RefusalException damage) {
      return List.of();
    }
  }

  /** Returns whether a text begins as the text of a game's code does. */
  public static boolean isCode(String text) {
    return text.stripLeading().startsWith(CompactGame.MARK);
  }

  private ImportPlan plan(List<ImportedGame> all, ImportSource source) {
    var library = library();
    var fresh = new ArrayList<ImportedGame>();
    var first = new ArrayList<Match>();
    var damaged = new ArrayList<ImportedGame>();
    int known = 0;
    int tooLong = 0;
    for (var game : all) {
      if (game.damage() != null) {
        damaged.add(game);
      } else if (!game.isReadable()) {
        tooLong++;
      } else if (library.add(game)) {
        fresh.add(game);
        if (first.size() < PREVIEWED
            && GameMapper.load(game.row()) instanceof LoadedGame.Playable read) {
          first.add(read.match());
        }
      } else {
        known++;
      }
    }
    return new ImportPlan(source, fresh, first, known, tooLong, damaged);
  }

  /**
   * Executes a plan, all or nothing, and delivers the new row ids. Reads all games to find
   * duplicates, so it runs on the second thread and no save waits for it.
   */
  public void carryOut(
      ImportPlan plan, boolean withRecovered, Consumer<DataResult<List<Long>>> done) {
    work.changeOnReader(
        () -> {
          var library = library();
          var rows = new ArrayList<GameEntity>();
          for (var game : plan.wanted(withRecovered)) {
            if (library.add(game)) {
              var row = game.row();
              long now = clock.getAsLong();
              row.created = row.created == LibraryTextFormat.UNKNOWN_TIME ? now : row.created;
              row.changed = Math.min(row.changed, now);
              row.received |= !plan.source().isOwn();
              row.pinned &= plan.source().isOwn();
              rows.add(row);
            }
          }
          return database.games().insert(rows);
        },
        done);
  }

  private DuplicateGameDetector library() {
    var library = new DuplicateGameDetector();
    for (var row : database.games().all()) {
      library.add(row);
    }
    return library;
  }
}
