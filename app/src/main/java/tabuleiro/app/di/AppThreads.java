package tabuleiro.app.di;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The threads on which the app's services work. A thread begins with its first task.
 *
 * @param games reads and stores games
 * @param imports reads many games, for exports and imports
 * @param cpu thinks
 * @param files reads and writes files of other apps
 */
public record AppThreads(
    ExecutorService games, ExecutorService imports, ExecutorService cpu, ExecutorService files) {
  private static final long CPU_STACK_BYTES = 2 << 20;

  /** The threads that the app uses on a device. */
  static AppThreads create() {
    return new AppThreads(
        single("saved games", 0),
        single("imported games", 0),
        single("cpu", CPU_STACK_BYTES),
        // A thread for each file: one that never comes to its end must not hold up the next.
        Executors.newCachedThreadPool(task -> new Thread(task, "documents")));
  }

  private static ExecutorService single(String name, long stackBytes) {
    return Executors.newSingleThreadExecutor(task -> new Thread(null, task, name, stackBytes));
  }

  /** Interrupts all threads and ends them. */
  void close() {
    List.of(games, imports, cpu, files).forEach(ExecutorService::shutdownNow);
  }
}
