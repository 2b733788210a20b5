package tabuleiro.app.data;

import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/** Saved games in memory, for tests that need no Android. */
public final class PlainGames {
  private final MemoryGames memory = new MemoryGames();
  private final SavedGames games;

  /** Creates games that run all their tasks on an executor. */
  public PlainGames(Executor executor, LongSupplier clock) {
    games = new SavedGames(memory, executor, executor, executor, clock);
  }

  /** Returns the saved games. */
  public SavedGames games() {
    return games;
  }

  /** Makes the storage read-only, or writable again. */
  public void setReadOnly(boolean readOnly) {
    memory.setReadOnly(readOnly);
  }

  /** Makes every later read fail, too. */
  public void lose() {
    memory.lose();
  }
}
