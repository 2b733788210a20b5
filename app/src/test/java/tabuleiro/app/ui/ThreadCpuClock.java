package tabuleiro.app.ui;

import java.lang.reflect.Method;

/**
 * Measures the CPU time of this thread, independent of other load. Uses reflection: tests are
 * compiled against Android, which lacks this clock.
 */
public final class ThreadCpuClock {
  private final Object threads;
  private final Method clock;

  public ThreadCpuClock() throws ReflectiveOperationException {
    threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    clock = Class.forName("java.lang.management.ThreadMXBean").getMethod("getCurrentThreadCpuTime");
  }

  /** Returns the thread's CPU time in nanoseconds. */
  public long nanos() throws ReflectiveOperationException {
    return (long) clock.invoke(threads);
  }
}
