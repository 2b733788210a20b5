package tabuleiro.rules.ai;

/** Thread-safe flag by which another thread stops a search. Once raised it stays raised. */
public final class CancelFlag {
  private volatile boolean cancelled;

  /** Asks the search to stop and to return the best move so far. */
  public void cancel() {
    cancelled = true;
  }

  /** Returns whether the search was asked to stop. */
  public boolean isCancelled() {
    return cancelled;
  }
}
