package tabuleiro.app.data;

import android.content.Context;
import androidx.annotation.VisibleForTesting;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.MoveTree;

/**
 * All saved games. Everything is done off the main thread, one thing after the other, and answered
 * on the main thread with an {@link Answer}; nothing is thrown.
 *
 * <p>A match is read at the moment of the call, so that it can be played on at once.
 */
public final class SavedGames {
  private static final String COUNTED_FROM = "statistics counted from";

  /** Undo is offered for seconds; a day leaves room for every clock and doubt. */
  private static final long DELETED_KEPT = TimeUnit.DAYS.toMillis(1);

  /** Longer rows of wins or losses are not told apart. */
  private static final int LONGEST_STREAK = 100;

  /** So many damaged games may lie above the latest one that can be continued. */
  private static final int LATEST_TRIED = 5;

  /** SQLite takes at most 999 values in one question before Android 11. */
  private static final int IDS_AT_ONCE = 900;

  /** So many reviews tell how accurately somebody plays lately. */
  private static final int REVIEWS_COUNTED = 300;

  private final GamesStore database;
  private final DatabaseWork work;
  private final LongSupplier clock;
  private final LatestGame latest;
  private final Transfer transfer;
  private final Storage storage;

  SavedGames(
      GamesStore database, Executor work, Executor reader, Executor answers, LongSupplier clock) {
    this.database = database;
    this.work = new DatabaseWork(database, work, reader, answers);
    this.clock = clock;
    this.latest = new LatestGame(this.work.changes(), this::findLatest);
    this.transfer = new Transfer(database, this.work, clock);
    this.storage = new Storage(database, this.work);
    this.work.ask(
        () -> {
          storage.compare();
          database.games().purge(clock.getAsLong() - DELETED_KEPT);
          return true;
        },
        purged -> storage.storeUnsaved(left -> {}));
    this.work.askAtLength(
        () -> {
          storage.check();
          return true;
        },
        checked -> {});
  }

  /** Opens the games in the app's file; whoever opens them again closes these first. */
  public static SavedGames open(
      Context app, ExecutorService work, ExecutorService reader, LongSupplier clock) {
    return new SavedGames(
        GamesDatabase.open(app, GamesDatabase.FILE),
        work,
        reader,
        ContextCompat.getMainExecutor(app),
        clock);
  }

  /**
   * Ends as a killed process does: what has not begun is never done, nothing is answered any more,
   * and the database is closed.
   */
  public void cutOff() {
    work.cutOff();
    database.close();
  }

  @VisibleForTesting
  GamesStore store() {
    return database;
  }

  @VisibleForTesting
  DatabaseWork work() {
    return work;
  }

  /** Stores a new game and answers with its row. */
  public void create(Match match, boolean practice, Consumer<Answer<Long>> done) {
    var row = GameMapper.of(match, practice, clock.getAsLong());
    work.change(() -> storage.add(row), done);
  }

  /**
   * Stores the whole state of a game – moves, place, end – in one transaction, so that a save that
   * failed is made good by the next. A save based on an older state than the row's is refused.
   * Variations follow the game: its moves become the main line, and what was that before stays
   * beside it.
   */
  public void save(GameVersion base, Match match, boolean practice, Consumer<Answer<Saved>> done) {
    save(base, GameMapper.of(match, practice, clock.getAsLong()), done);
  }

  /**
   * The same with a tree in place of the variations that the row has; its main line are the moves
   * of the match.
   */
  public void save(
      GameVersion base,
      Match match,
      MoveTree tree,
      boolean practice,
      Consumer<Answer<Saved>> done) {
    save(base, GameMapper.of(match, tree, practice, clock.getAsLong()), done);
  }

  private void save(GameVersion base, StoredGame row, Consumer<Answer<Saved>> done) {
    row.created = base.created();
    work.change(() -> storage.save(base, row), done);
  }

  /** Keeps what a review has noted about each move, unless the game has gone on since. */
  public void keepReview(GameVersion version, List<String> notes, Consumer<Answer<Boolean>> done) {
    work.ask(
        () -> {
          var column = GameMapper.column(notes);
          database.games().keepReview(version.id(), version.revision(), column);
          return true;
        },
        done);
  }

  /** Reads a game and replays it; moves that wait to be stored are part of it. */
  public void load(long id, Consumer<Answer<LoadedGame>> done) {
    work.ask(() -> GameMapper.load(storage.withUnsaved(row(id))), done);
  }

  private StoredGame row(long id) {
    var row = database.games().game(id);
    if (row == null) {
      throw new GameMissing(id);
    }
    return row;
  }

  /** The running game that was touched last; its value is null when there is none. */
  public LiveData<Answer<LoadedGame.Playable>> latest() {
    return latest;
  }

  /** Looks once for the running game that was touched last; its value is null for none. */
  public void findLatest(Consumer<Answer<LoadedGame.Playable>> done) {
    work.ask(
        () -> {
          for (var row : database.games().latest(LATEST_TRIED)) {
            if (GameMapper.load(row) instanceof LoadedGame.Playable game) {
              return game;
            }
          }
          return null;
        },
        done);
  }

  /** Counts the changes to the games, so that lists know when to look again. */
  public LiveData<Integer> changes() {
    return work.changes();
  }

  /** The list of games, without their contents. */
  public void list(LibraryQuery query, Consumer<Answer<List<ListedGame>>> done) {
    work.ask(
        () ->
            database
                .games()
                .list(query.game(), query.state().finished, query.text(), query.sort().name()),
        done);
  }

  /** Some games with their contents, in the order of the ids; those that are gone are left out. */
  public void loadAll(List<Long> ids, Consumer<Answer<List<LoadedGame>>> done) {
    work.ask(
        () -> {
          var rows = new HashMap<Long, StoredGame>();
          for (var row : database.games().games(ids)) {
            rows.put(row.id, row);
          }
          var games = new ArrayList<LoadedGame>();
          for (long id : ids) {
            if (rows.containsKey(id)) {
              games.add(GameMapper.load(rows.get(id)));
            }
          }
          return games;
        },
        done);
  }

  /** How the storage fares. */
  public Storage storage() {
    return storage;
  }

  /** The ways in and out of the library. */
  public Transfer transfer() {
    return transfer;
  }

  /** Gives a game a name, or takes it away with an empty one. */
  public void rename(long id, String name, Consumer<Answer<Boolean>> done) {
    var tidy = GameMapper.tidy(name);
    carryOut(() -> database.games().rename(id, tidy), done);
  }

  /** Puts games above all others, or back among them. */
  public void pin(List<Long> ids, boolean pinned, Consumer<Answer<Boolean>> done) {
    carryOut(() -> inParts(ids, part -> database.games().pin(part, pinned)), done);
  }

  /** Takes games out of all lists; {@link #restore} brings them back. */
  public void delete(List<Long> ids, Consumer<Answer<Boolean>> done) {
    long now = clock.getAsLong();
    carryOut(() -> inParts(ids, part -> database.games().setDeleted(part, now)), done);
  }

  /** Undoes {@link #delete}. */
  public void restore(List<Long> ids, Consumer<Answer<Boolean>> done) {
    carryOut(() -> inParts(ids, part -> database.games().setDeleted(part, 0)), done);
  }

  private void inParts(List<Long> ids, Consumer<List<Long>> change) {
    database.runInTransaction(
        () -> {
          for (int from = 0; from < ids.size(); from += IDS_AT_ONCE) {
            change.accept(ids.subList(from, Math.min(from + IDS_AT_ONCE, ids.size())));
          }
        });
  }

  /** Makes a second row of a game, damaged or not, and answers with it. */
  public void duplicate(long id, String name, Consumer<Answer<Long>> done) {
    work.change(
        () -> {
          var row = row(id);
          row.id = 0;
          row.name = GameMapper.tidy(name);
          row.pinned = false;
          row.changed = clock.getAsLong();
          return storage.add(row);
        },
        done);
  }

  /** How the person fared against the CPUs since the last reset. */
  public void statistics(Consumer<Answer<Statistics>> done) {
    work.ask(
        () -> {
          long since = countedFrom();
          var reviewed = database.games().reviewedSince(since, REVIEWS_COUNTED);
          Collections.reverse(reviewed);
          return Statistics.of(database.games().finishedSince(since), reviewed);
        },
        done);
  }

  /**
   * How many games in a row a person has won until now against one CPU of the level; below zero,
   * lost. Only clear games count: a draw ends the row; practice and what was given up are left out.
   */
  public void streak(String gameId, Level level, Consumer<Answer<Integer>> done) {
    work.ask(
        () -> Statistics.streak(database.games().outcomes(gameId, level.id(), LONGEST_STREAK)),
        done);
  }

  /** The level of the last game that a person finished against CPUs; its value is null for none. */
  public void lastLevel(String gameId, Consumer<Answer<Level>> done) {
    work.ask(
        () -> {
          var id = database.games().lastLevel(gameId);
          return id == null ? null : Level.byId(id);
        },
        done);
  }

  /** The id of the game that was played last on this device; its value is null for none. */
  public void lastPlayed(Consumer<Answer<String>> done) {
    work.ask(() -> database.games().lastPlayed(), done);
  }

  /** Counts from now on, or from an earlier reset again; answers with what held before. */
  public void countFrom(long time, Consumer<Answer<Long>> done) {
    work.change(
        () -> {
          long before = countedFrom();
          database.games().put(StoredSetting.of(COUNTED_FROM, Long.toString(time)));
          return before;
        },
        done);
  }

  private long countedFrom() {
    var stored = database.games().setting(COUNTED_FROM);
    return stored == null ? 0 : Long.parseLong(stored);
  }

  private void carryOut(Runnable change, Consumer<Answer<Boolean>> done) {
    work.change(
        () -> {
          change.run();
          return true;
        },
        done);
  }
}
