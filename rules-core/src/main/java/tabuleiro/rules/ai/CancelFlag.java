package tabuleiro.rules.ai;

/** A flag by which another thread stops the thinking; once raised it stays raised. */
public final class CancelFlag {
  private volatile boolean cancelled;

  /** Asks the thinking to stop and to answer with the best so far. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether it was asked to stop. */
  public boolean isCancelled() {
    return cancelled;
  }
}
