package tabuleiro.rules.ai;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that search what another one searches: it reads what they find out in the table that all
 * share. Every other one is a round ahead of it.
 */
final class LazySmp {
  /** As much as the thread has that they help: lines are deep. */
  private static final long STACK_BYTES = 2 << 20;

  private final CancelFlag end;
  private final List<Thread> threads = new ArrayList<>();

  /** Nobody yet; the searches they are given watch the flag. */
  LazySmp(CancelFlag end) {
    this.end = end;
  }

  /** Starts a thread for a search. */
  void start(IterativeDeepening search, int maxDepth) {
    int skippedDepths = (threads.size() + 1) % 2;
    Runnable task = () -> search.run(skippedDepths, maxDepth, ignored -> {});
    var thread = new Thread(null, task, "cpu-helper", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    threads.add(thread);
  }

  /** Ends the threads and waits until they have ended, well under a millisecond. */
  void end() {
    end.cancel();
    boolean interrupted = false;
    for (var thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException ignored) {
          interrupted = true; // for the caller, as soon as nobody uses the table any more
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
