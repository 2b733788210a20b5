package tabuleiro.rules.ai;

import java.util.ArrayList;
import java.util.List;

/**
 * Helper threads of a parallel search by the lazy SMP method. They search the same position as the
 * main thread and share its transposition table; every other one starts one depth deeper.
 */
final class LazySmp {
  /** The stack size of a helper thread; lines are deep. */
  private static final long STACK_BYTES = 2 << 20;

  private final CancelFlag end;
  private final List<Thread> threads = new ArrayList<>();

  /** Creates a group without threads, whose searches stop once the flag is raised. */
  LazySmp(CancelFlag end) {
    this.end = end;
  }

  /** Starts a thread that runs a search. */
  void start(IterativeDeepening search, int maxDepth) {
    int skippedDepths = (threads.size() + 1) % 2;
    Runnable task = () -> search.run(skippedDepths, maxDepth, ignored -> {});
    var thread = new Thread(null, task, "cpu-helper", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    threads.add(thread);
  }

  /** Stops all threads and waits until they have ended, well under a millisecond. */
  void end() {
    end.cancel();
    boolean interrupted = false;
    for (var thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException ignored) {
          interrupted = true; // restored once no thread uses the table
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
