package tabuleiro.app.data;

import java.util.concurrent.TimeUnit;

/** Saved games for tests: tasks run at once on the caller's thread, and the clock is fixed. */
abstract class RepositoryHarness {
  long now = TimeUnit.DAYS.toMillis(20_000);

  private GameRepository games;

  /** Opens the store with what it contained before. */
  abstract GameDataSource open();

  /** Returns the store. */
  abstract GameDataSource store();

  /** Makes the storage read-only, or writable again. */
  abstract void setReadOnly(boolean readOnly);

  /** Opens the same games as a new process would. */
  void reopen() {
    games = new GameRepository(open(), Runnable::run, Runnable::run, Runnable::run, () -> now);
  }

  GameRepository games() {
    return games;
  }

  GamesDao tables() {
    return store().games();
  }

  /** Delivers pending values of LiveData. */
  void idle() {}

  /** Closes and deletes the store. */
  abstract void close();
}
