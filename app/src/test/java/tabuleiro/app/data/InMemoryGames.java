package tabuleiro.app.data;

import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/** Saved games in memory, for tests that need no Android. */
public final class InMemoryGames {
  private final InMemoryGameDataSource memory = new InMemoryGameDataSource();
  private final GameRepository games;

  /** Creates games that run all their tasks on an executor. */
  public InMemoryGames(Executor executor, LongSupplier clock) {
    games = new GameRepository(memory, executor, executor, executor, clock);
  }

  /** Returns the saved games. */
  public GameRepository games() {
    return games;
  }

  /** Makes the storage read-only, or writable again. */
  public void setReadOnly(boolean readOnly) {
    memory.setReadOnly(readOnly);
  }

  /** Makes every later read fail, too. */
  public void failReads() {
    memory.failReads();
  }
}
