package tabuleiro.app.time;

/** The main thread: runs tasks on it, now or later, and measures time as it passes there. */
public interface MainScheduler {
  /** Runs a task on the main thread, after all that was posted before. Any thread may call this. */
  void post(Runnable task);

  /** Runs a task on the main thread after a delay. */
  void postDelayed(Runnable task, long millis);

  /** Forgets a task that has not run yet. */
  void cancel(Runnable task);

  /** The milliseconds that have passed since the device was started. */
  long uptimeMillis();
}
