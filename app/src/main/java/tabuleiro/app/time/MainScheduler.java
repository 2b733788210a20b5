package tabuleiro.app.time;

/**
 * Interface of a scheduler that runs tasks on the main thread, now or later, and tells the time of
 * its clock.
 */
public interface MainScheduler {
  /**
   * Runs a task on the main thread, after all tasks posted before. May be called from any thread.
   */
  void post(Runnable task);

  /** Runs a task on the main thread after a delay. */
  void postDelayed(Runnable task, long millis);

  /** Cancels a task that has not run yet. */
  void cancel(Runnable task);

  /** Returns the milliseconds since the device was started. */
  long uptimeMillis();
}
