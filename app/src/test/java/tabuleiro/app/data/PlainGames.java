package tabuleiro.app.data;

import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/** Saved games in the memory, for tests that need no Android. */
public final class PlainGames {
  private final MemoryGames memory = new MemoryGames();
  private final SavedGames games;

  /** Games for which everything is done by an executor. */
  public PlainGames(Executor executor, LongSupplier clock) {
    games = new SavedGames(memory, executor, executor, executor, clock);
  }

  /** The games. */
  public SavedGames games() {
    return games;
  }

  /** From now on nothing can be stored, or everything again. */
  public void setReadOnly(boolean readOnly) {
    memory.setReadOnly(readOnly);
  }

  /** From now on nothing can be read either. */
  public void lose() {
    memory.lose();
  }
}
