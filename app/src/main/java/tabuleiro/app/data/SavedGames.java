package tabuleiro.app.data;

import android.content.Context;
import android.util.Log;
import androidx.annotation.VisibleForTesting;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tabuleiro.rules.match.Match;

/**
 * All saved games. Everything is done one after the other on a thread of its own, and answered on
 * the main thread; what fails is answered with a {@link Problem} and never thrown.
 *
 * <p>A match is read at the moment of the call, so that it can be played on at once.
 */
public final class SavedGames {
  private static final String TAG = "SavedGames";
  private static final String COUNTED_FROM = "statistics counted from";

  /** Undo is offered for seconds; a day leaves room for every clock and doubt. */
  private static final long DELETED_KEPT = TimeUnit.DAYS.toMillis(1);

  /** So many damaged games may lie above the latest one that can be continued. */
  private static final int LATEST_TRIED = 5;

  /** SQLite takes at most 999 values in one question before Android 11. */
  private static final int IDS_AT_ONCE = 900;

  private static SavedGames instance;

  private final GamesDatabase database;
  private final Executor work;
  private final Executor answers;
  private final LongSupplier clock;
  private final MutableLiveData<Integer> changes = new MutableLiveData<>(0);
  private final LatestGame latest = new LatestGame(this::readLatest);
  private final Transfer transfer;

  SavedGames(
      GamesDatabase database,
      Executor work,
      Executor reader,
      Executor answers,
      LongSupplier clock) {
    this.database = database;
    this.work = work;
    this.answers = answers;
    this.clock = clock;
    this.transfer = new Transfer(database, this, reader, clock);
    ask(
        () -> {
          database.games().purge(clock.getAsLong() - DELETED_KEPT);
          return true;
        },
        purged -> {});
  }

  /** The app's games. */
  public static synchronized SavedGames of(Context context) {
    if (instance == null) {
      var app = context.getApplicationContext();
      instance =
          new SavedGames(
              GamesDatabase.builder(app, GamesDatabase.FILE).build(),
              Executors.newSingleThreadExecutor(task -> new Thread(task, "saved games")),
              Executors.newSingleThreadExecutor(task -> new Thread(task, "imported games")),
              ContextCompat.getMainExecutor(app),
              System::currentTimeMillis);
    }
    return instance;
  }

  /** Lets go of the app's games, so that a test can begin with none. */
  @VisibleForTesting
  static synchronized void forget() {
    if (instance != null) {
      instance.database.close();
      instance = null;
    }
  }

  /** Stores a new game, usually at its first move, and answers with its row. */
  public void create(Match match, boolean practice, Consumer<Saved> done) {
    var row = Rows.of(match, practice, clock.getAsLong());
    change(
        () -> database.games().insert(row),
        answer -> done.accept(new Saved(id(answer), answer.problem())));
  }

  private static long id(Answer<Long> answer) {
    return answer.problem() == null ? answer.value() : 0;
  }

  /** Stores the whole state of a game – moves, place, end – in one transaction. */
  public void save(long id, Match match, boolean practice, Consumer<Saved> done) {
    var row = Rows.of(match, practice, clock.getAsLong());
    row.id = id;
    change(
        () -> {
          database.games().save(row);
          return id;
        },
        answer -> done.accept(new Saved(id, answer.problem())));
  }

  /** Reads a game and replays it. */
  public void load(long id, Consumer<LoadedGame> done) {
    ask(
        () -> {
          var row = database.games().game(id);
          return row == null ? new LoadedGame.Unavailable(id, Problem.MISSING) : Rows.load(row);
        },
        answer ->
            done.accept(
                answer.problem() == null
                    ? answer.value()
                    : new LoadedGame.Unavailable(id, answer.problem())));
  }

  /** The running game that was touched last; null when there is none. */
  public LiveData<LoadedGame.Playable> latest() {
    return latest;
  }

  private void readLatest() {
    ask(
        () -> {
          for (var row : database.games().latest(LATEST_TRIED)) {
            if (Rows.load(row) instanceof LoadedGame.Playable game) {
              latest.post(game);
              return true;
            }
          }
          latest.post(null);
          return false;
        },
        read -> {});
  }

  /** Counts the changes to the games, so that lists know when to look again. */
  public LiveData<Integer> changes() {
    return changes;
  }

  /** The list of games, without their contents. */
  public void list(LibraryQuery query, Consumer<Answer<List<ListedGame>>> done) {
    ask(
        () ->
            database
                .games()
                .list(query.game(), query.state().finished, query.text(), query.sort().name()),
        done);
  }

  /** Some games with their contents, in the order of the ids; those that are gone are left out. */
  public void loadAll(List<Long> ids, Consumer<Answer<List<LoadedGame>>> done) {
    ask(
        () -> {
          var rows = new HashMap<Long, StoredGame>();
          for (var row : database.games().games(ids)) {
            rows.put(row.id, row);
          }
          var games = new ArrayList<LoadedGame>();
          for (long id : ids) {
            if (rows.containsKey(id)) {
              games.add(Rows.load(rows.get(id)));
            }
          }
          return games;
        },
        done);
  }

  /** The ways in and out of the library. */
  public Transfer transfer() {
    return transfer;
  }

  /** Gives a game a name, or takes it away with an empty one. */
  public void rename(long id, String name, Consumer<Answer<Boolean>> done) {
    var tidy = Rows.tidy(name);
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
    change(
        () -> {
          var row = database.games().game(id);
          row.id = 0;
          row.name = Rows.tidy(name);
          row.pinned = false;
          row.changed = clock.getAsLong();
          return database.games().insert(row);
        },
        done);
  }

  /** How the person fared against the CPUs since the last reset. */
  public void statistics(Consumer<Answer<Statistics>> done) {
    ask(() -> Statistics.of(database.games().finishedSince(countedFrom())), done);
  }

  /** Counts from now on, or from an earlier reset again; answers with what held before. */
  public void countFrom(long time, Consumer<Answer<Long>> done) {
    change(
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
    change(
        () -> {
          change.run();
          return true;
        },
        done);
  }

  <T> void change(Supplier<T> change, Consumer<Answer<T>> done) {
    ask(
        change,
        answer -> {
          if (answer.problem() == null) {
            changes.setValue(changes.getValue() + 1);
            latest.changed();
          }
          done.accept(answer);
        });
  }

  <T> void ask(Supplier<T> question, Consumer<Answer<T>> done) {
    ask(work, question, done);
  }

  <T> void ask(Executor thread, Supplier<T> question, Consumer<Answer<T>> done) {
    thread.execute(
        () -> {
          Answer<T> answer;
          try {
            answer = new Answer<>(question.get(), null);
          } catch (RuntimeException failure) {
            // Room and SQLite speak in unchecked exceptions of many classes; all mean "not done".
            Log.w(TAG, "could not read or store", failure);
            answer = new Answer<>(null, Problem.of(failure));
          }
          var given = answer;
          answers.execute(() -> done.accept(given));
        });
  }
}
