package tabuleiro.app.data;

import android.content.Context;
import androidx.annotation.Nullable;
import androidx.annotation.VisibleForTesting;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.MoveTree;

/**
 * Repository of all saved games: loads, saves, lists and deletes them on background threads, and
 * delivers each {@link DataResult} on the main thread; nothing is thrown.
 *
 * <p>Reads a match when a method is called, so it may be changed right after the call.
 */
public final class GameRepository {
  /** Key of the last revision that statistics leave out. */
  private static final String UNCOUNTED = "statistics uncounted";

  /** Less than every revision, also that of imported games. */
  private static final long NONE_UNCOUNTED = -1;

  /** Undo is offered for seconds; a day is a generous margin. */
  private static final long DELETED_KEPT = TimeUnit.DAYS.toMillis(1);

  /** Longest streak that is counted. */
  private static final int LONGEST_STREAK = 100;

  /** How many of the latest games are tried until one is playable. */
  private static final int LATEST_TRIED = 5;

  /** Number of recent reviews that the accuracy statistics use. */
  private static final int REVIEWS_COUNTED = 300;

  private final GameDataSource database;
  private final DatabaseExecutor work;
  private final LongSupplier clock;
  private final LatestGameLiveData latest;
  private final ImportExport transfer;
  private final GameStorage storage;

  GameRepository(
      GameDataSource database,
      Executor work,
      Executor reader,
      Executor answers,
      LongSupplier clock) {
    this.database = database;
    this.work = new DatabaseExecutor(database, work, reader, answers);
    this.clock = clock;
    this.latest = new LatestGameLiveData(this.work.changes(), this::findLatest);
    this.transfer = new ImportExport(database, this.work, clock);
    this.storage = new GameStorage(database, this.work);
    this.work.ask(storage::compare, compared -> storage.storeUnsaved(this::purge));
    this.work.askOnReader(
        () -> {
          storage.check();
          return true;
        },
        checked -> {});
  }

  /** Purges deleted games, unless one may still have unsaved moves that would bring it back. */
  private void purge(DataResult<Integer> unsaved) {
    if (unsaved.isDone()) {
      long before = clock.getAsLong() - DELETED_KEPT;
      work.ask(() -> database.games().purge(before), purged -> {});
    }
  }

  /** Opens the app's database; a caller that opens it again has to close this one first. */
  public static GameRepository open(
      Context app, ExecutorService work, ExecutorService reader, LongSupplier clock) {
    return new GameRepository(
        GamesDatabase.open(app, GamesDatabase.FILE),
        work,
        reader,
        ContextCompat.getMainExecutor(app),
        clock);
  }

  /**
   * Simulates a killed process: pending operations never run, no result is delivered, and the
   * database is closed.
   */
  public void simulateKill() {
    work.simulateKill();
    database.close();
  }

  @VisibleForTesting
  GameDataSource store() {
    return database;
  }

  @VisibleForTesting
  DatabaseExecutor work() {
    return work;
  }

  /** Stores a new game and delivers its row id. */
  public void create(Match match, boolean practice, Consumer<DataResult<Long>> done) {
    var row = GameMapper.of(match, practice, clock.getAsLong());
    work.change(() -> storage.add(row), done);
  }

  /**
   * Saves the whole state of a game (moves, ply, ending) in one transaction, so that the next save
   * makes up for a failed one. A save based on an older state than the row's is refused. Variations
   * follow the game: its moves become the main line, and the previous main line stays as a
   * variation. The result of a failed save tells whether the state is kept in a file.
   */
  public void save(
      GameVersion base, Match match, boolean practice, Consumer<DataResult<SaveResult>> done) {
    save(base, GameMapper.of(match, practice, clock.getAsLong()), done);
  }

  /** Saves a game with a tree that replaces the row's variations; its main line is the match. */
  public void save(
      GameVersion base,
      Match match,
      MoveTree tree,
      boolean practice,
      Consumer<DataResult<SaveResult>> done) {
    save(base, GameMapper.of(match, tree, practice, clock.getAsLong()), done);
  }

  private void save(GameVersion base, GameEntity row, Consumer<DataResult<SaveResult>> done) {
    row.created = base.created();
    row.received = base.isCopy();
    work.change(
        () -> storage.save(base, row),
        answer -> done.accept(answer.isDone() ? answer : failed(base, row, answer)));
  }

  private static DataResult<SaveResult> failed(
      GameVersion base, GameEntity row, DataResult<SaveResult> answer) {
    boolean isKept = row.kept > base.kept();
    var version = isKept ? base.withKept(row.kept) : base;
    return new DataResult<>(new SaveResult(version, false, isKept), answer.problem());
  }

  /** Stores a review's note on each move, unless the game has changed since. */
  public void keepReview(
      GameVersion version, List<String> notes, Consumer<DataResult<Boolean>> done) {
    var column = GameMapper.column(notes);
    work.ask(
        () -> {
          if (database.games().keepReview(version.id(), version.revision(), column) == 0) {
            row(version.id());
            throw new StorageException(StorageProblem.OUTDATED);
          }
          return true;
        },
        done);
  }

  /** Loads a game and replays it, including moves that wait to be stored. */
  public void load(long id, Consumer<DataResult<LoadedGame>> done) {
    work.ask(() -> GameMapper.load(storage.withUnsaved(row(id))), done);
  }

  private GameEntity row(long id) {
    var row = database.games().row(id);
    if (row == null || row.deleted != 0) {
      throw new StorageException(StorageProblem.MISSING);
    }
    return row;
  }

  /** Returns the running game that was changed last; its value is null if there is none. */
  public LiveData<DataResult<LoadedGame.Playable>> latest() {
    return latest;
  }

  /** Loads once the running game that was changed last; its value is null if there is none. */
  public void findLatest(Consumer<DataResult<LoadedGame.Playable>> done) {
    work.ask(() -> firstPlayable(database.games().latest(LATEST_TRIED)), done);
  }

  /**
   * Loads the running game of a kind that was begun here, not received or copied, and was changed
   * last; its value is null if there is none.
   */
  public void findLatestOwn(String gameId, Consumer<DataResult<LoadedGame.Playable>> done) {
    work.ask(() -> firstPlayable(database.games().latestOwn(gameId, LATEST_TRIED)), done);
  }

  @Nullable
  private LoadedGame.Playable firstPlayable(List<Long> ids) {
    for (long id : ids) {
      if (GameMapper.load(row(id)) instanceof LoadedGame.Playable game) {
        return game;
      }
    }
    return null;
  }

  /** Returns a counter of the changes to games, which tells lists when to reload. */
  public LiveData<Integer> changes() {
    return work.changes();
  }

  /** Lists games without their contents. */
  public void list(LibraryQuery query, Consumer<DataResult<List<GameListKey>>> done) {
    work.ask(() -> query.select(database.games().list()), done);
  }

  /** Loads some games in the order of the ids, without those that are gone. */
  public void loadAll(List<Long> ids, Consumer<DataResult<List<LoadedGame>>> done) {
    work.ask(
        () -> {
          var rows = database.games().games(ids).stream();
          return rows.map(GameMapper::load).collect(Collectors.toList());
        },
        done);
  }

  /** Returns the storage, which reports damage and unsaved games. */
  public GameStorage storage() {
    return storage;
  }

  /** Returns the import and export. */
  public ImportExport transfer() {
    return transfer;
  }

  /** Renames a game; an empty name removes the name. */
  public void rename(long id, String name, Consumer<DataResult<Boolean>> done) {
    var tidy = GameMapper.tidy(name);
    carryOut(() -> database.games().rename(id, tidy), done);
  }

  /** Pins games above all others, or unpins them. */
  public void pin(List<Long> ids, boolean pinned, Consumer<DataResult<Boolean>> done) {
    carryOut(() -> inParts(ids, part -> database.games().pin(part, pinned)), done);
  }

  /** Removes games from all lists; {@link #restore} brings them back. */
  public void delete(List<Long> ids, Consumer<DataResult<Boolean>> done) {
    long now = clock.getAsLong();
    carryOut(() -> inParts(ids, part -> database.games().setDeleted(part, now)), done);
  }

  /** Undoes {@link #delete}. */
  public void restore(List<Long> ids, Consumer<DataResult<Boolean>> done) {
    carryOut(() -> inParts(ids, part -> database.games().setDeleted(part, 0)), done);
  }

  private void inParts(List<Long> ids, Consumer<List<Long>> change) {
    database.runInTransaction(() -> GamesDao.inParts(ids, change));
  }

  /** Duplicates a row, damaged or not, and delivers the new row id. The copy does not count. */
  public void duplicate(long id, String name, Consumer<DataResult<Long>> done) {
    work.change(
        () -> {
          var row = row(id);
          row.id = 0;
          row.name = GameMapper.tidy(name);
          row.pinned = false;
          row.received = true; // the game itself counts already
          row.changed = clock.getAsLong();
          return storage.add(row);
        },
        done);
  }

  /** Computes the statistics against CPUs since the last reset. */
  public void statistics(Consumer<DataResult<Statistics>> done) {
    work.ask(
        () -> {
          long since = uncounted();
          var reviewed = database.games().reviewedSince(since, REVIEWS_COUNTED);
          Collections.reverse(reviewed);
          return Statistics.of(database.games().finishedSince(since), reviewed);
        },
        done);
  }

  /**
   * Counts how many games in a row a person has won until now against one CPU of the level;
   * negative for losses. Only decided games count: a draw ends the streak; practice games and
   * resigned games are skipped.
   */
  public void streak(String gameId, Level level, Consumer<DataResult<Integer>> done) {
    work.ask(
        () -> Statistics.streak(database.games().outcomes(gameId, level.id(), LONGEST_STREAK)),
        done);
  }

  /** Finds the level of the last finished game against CPUs; its value is null for none. */
  public void lastLevel(String gameId, Consumer<DataResult<Level>> done) {
    work.ask(
        () -> {
          var id = database.games().lastLevel(gameId);
          return id == null ? null : Level.byId(id);
        },
        done);
  }

  /** Finds the id of the game that was played last on this device; its value is null for none. */
  public void lastPlayed(Consumer<DataResult<String>> done) {
    work.ask(() -> database.games().lastPlayed(), done);
  }

  /** Resets the statistics; delivers what {@link #undoReset} needs. */
  public void resetStatistics(Consumer<DataResult<Long>> done) {
    work.change(
        () -> {
          long before = uncounted();
          setUncounted(database.games().revision());
          return before;
        },
        done);
  }

  /** Restores the statistics before a reset. */
  public void undoReset(long before, Consumer<DataResult<Boolean>> done) {
    carryOut(() -> setUncounted(before), done);
  }

  private void setUncounted(long revision) {
    database.games().put(SettingEntity.of(UNCOUNTED, Long.toString(revision)));
  }

  private long uncounted() {
    var stored = database.games().setting(UNCOUNTED);
    try {
      return stored == null ? NONE_UNCOUNTED : Long.parseLong(stored);
    } catch (NumberFormatException damaged) {
      return NONE_UNCOUNTED;
    }
  }

  private void carryOut(Runnable change, Consumer<DataResult<Boolean>> done) {
    work.change(
        () -> {
          change.run();
          return true;
        },
        done);
  }
}
