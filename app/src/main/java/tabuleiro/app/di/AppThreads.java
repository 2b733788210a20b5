package tabuleiro.app.di;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Executors of the app's background threads, one for each purpose. A thread starts with its first
 * task.
 *
 * @param games reads and stores games
 * @param imports reads many games, for exports and imports
 * @param cpu runs the searches of the CPUs
 * @param files reads and writes files of other apps
 */
public record AppThreads(
    ExecutorService games, ExecutorService imports, ExecutorService cpu, ExecutorService files) {
  private static final long CPU_STACK_BYTES = 2 << 20;

  /** Creates the threads that the app uses on a device. */
  static AppThreads create() {
    return new AppThreads(
        single("saved games", 0),
        single("imported games", 0),
        single("cpu", CPU_STACK_BYTES),
        // A thread per file, since a file that never ends must not block the next one.
        Executors.newCachedThreadPool(task -> new Thread(task, "documents")));
  }

  private static ExecutorService single(String name, long stackBytes) {
    return Executors.newSingleThreadExecutor(task -> new Thread(null, task, name, stackBytes));
  }

  /** Interrupts and ends all threads. */
  void close() {
    List.of(games, imports, cpu, files).forEach(ExecutorService::shutdownNow);
  }
}
