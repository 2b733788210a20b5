package tabuleiro.rules;

import java.lang.management.ManagementFactory;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Limits the CPU time of a test, which does not depend on other load of the machine. */
public final class CpuTimeLimit {
  private static final int LOOK_MILLIS = 200;

  /** Task that may throw any exception. */
  public interface Task {
    void run() throws Exception;
  }

  private CpuTimeLimit() {}

  /** Runs a task on a thread of its own and fails if it uses too many seconds of CPU time. */
  public static void limit(int seconds, Task task) throws Exception {
    var future =
        new FutureTask<Void>(
            () -> {
              task.run();
              return null;
            });
    var thread = new Thread(future, "limited");
    thread.setDaemon(true);
    thread.start();
    while (true) {
      try {
        future.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        return;
      } catch (ExecutionException failed) {
        throw new AssertionError(failed.getCause().toString(), failed.getCause());
      } catch (TimeoutException goesOn) {
        long nanos = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId());
        if (nanos > TimeUnit.SECONDS.toNanos(seconds)) {
          var late = new AssertionError("more than " + seconds + " s of work");
          late.setStackTrace(thread.getStackTrace());
          throw late;
        }
      }
    }
  }
}
