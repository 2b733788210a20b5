package tabuleiro.app.data;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Runs database operations on two background threads, one for short operations and one for those
 * that read many games, and delivers the results on the main thread. Failures are delivered as a
 * {@link StorageProblem} and never thrown.
 */
final class DatabaseExecutor {
  private static final Logger LOG = Logger.getLogger("DatabaseExecutor");
  private static final int SECONDS_TO_END = 10;

  private final GameDataSource store;
  private final Executor work;

  /** Replaying thousands of games takes long, and saves must not wait for it. */
  private final Executor reader;

  private final Executor answers;
  private final MutableLiveData<Integer> changes = new MutableLiveData<>(0);
  private volatile boolean isKilled;

  DatabaseExecutor(GameDataSource store, Executor work, Executor reader, Executor answers) {
    this.store = store;
    this.work = work;
    this.reader = reader;
    this.answers = answers;
  }

  /** Returns a counter of the changes made. */
  LiveData<Integer> changes() {
    return changes;
  }

  /** Runs a short read or write whose result no list depends on. */
  <T> void ask(Supplier<T> question, Consumer<DataResult<T>> done) {
    ask(work, question, done);
  }

  /** Runs an operation that reads many games, on the second thread. */
  <T> void askOnReader(Supplier<T> question, Consumer<DataResult<T>> done) {
    ask(reader, question, done);
  }

  /** Runs a change, after which lists must be read again. */
  <T> void change(Supplier<T> change, Consumer<DataResult<T>> done) {
    change(work, change, done);
  }

  /** Runs a change that reads many games, on the second thread. */
  <T> void changeOnReader(Supplier<T> change, Consumer<DataResult<T>> done) {
    change(reader, change, done);
  }

  private <T> void change(Executor thread, Supplier<T> change, Consumer<DataResult<T>> done) {
    ask(
        thread,
        change,
        answer -> {
          if (answer.isDone()) {
            tellChange();
          }
          done.accept(answer);
        });
  }

  private void tellChange() {
    if (!isKilled) {
      changes.setValue(changes.getValue() + 1);
    }
  }

  private <T> void ask(Executor thread, Supplier<T> question, Consumer<DataResult<T>> done) {
    if (isKilled) {
      return;
    }
    thread.execute(
        () -> {
          if (!isKilled) {
            var answer = answer(question);
            answers.execute(() -> give(answer, done));
          }
        });
  }

  private <T> DataResult<T> answer(Supplier<T> question) {
    var before = store.games();
    try {
      return DataResult.of(store.use(question));
    } catch (RuntimeException | Error failure) {
      // Room and SQLite throw unchecked exceptions of many classes, and a full memory an error. All
      // mean "not done", and none may end the app, in which a game may be running.
      var problem = StorageProblem.of(failure);
      if (problem != StorageProblem.MISSING) {
        LOG.log(Level.WARNING, "could not read or store", failure);
      }
      return DataResult.failed(problem);
    } finally {
      if (store.games() != before) {
        answers.execute(this::tellChange); // the contents of the corrupt file are now in a new one
      }
    }
  }

  private <T> void give(DataResult<T> answer, Consumer<DataResult<T>> done) {
    if (!isKilled) {
      done.accept(answer);
    }
  }

  /**
   * Simulates a killed process: tasks that have not begun never run, and no result is delivered.
   */
  void simulateKill() {
    isKilled = true;
    end(work);
    end(reader);
  }

  private static void end(Executor thread) {
    if (!(thread instanceof ExecutorService service)) {
      return; // the caller's own thread
    }
    service.shutdownNow();
    try {
      if (!service.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
        throw new IllegalStateException("a task of the database does not end");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
