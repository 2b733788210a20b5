package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the same task on several threads at once and collects their results. */
final class ParallelRunner {
  private ParallelRunner() {}

  /** Returns the result of each thread; at most one thread per core. */
  static <T> List<T> run(int most, Callable<T> work) {
    int threads = Math.min(most, Runtime.getRuntime().availableProcessors());
    var pool = Executors.newFixedThreadPool(threads);
    var running = new ArrayList<Future<T>>();
    for (int i = 0; i < threads; i++) {
      running.add(pool.submit(work));
    }
    pool.shutdown();
    var shares = new ArrayList<T>();
    try {
      for (var share : running) {
        shares.add(share.get());
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      pool.shutdownNow();
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken);
    }
    return shares;
  }
}
