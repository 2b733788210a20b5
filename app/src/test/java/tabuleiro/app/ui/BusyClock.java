package tabuleiro.app.ui;

import java.lang.reflect.Method;

/**
 * Tells the time this thread has worked, not waited, as others may need the machine too. By
 * reflection: tests are compiled against Android, which has no such clock.
 */
public final class BusyClock {
  private final Object threads;
  private final Method clock;

  public BusyClock() throws ReflectiveOperationException {
    threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    clock = Class.forName("java.lang.management.ThreadMXBean").getMethod("getCurrentThreadCpuTime");
  }

  /** Nanoseconds of work since the thread began. */
  public long nanos() throws ReflectiveOperationException {
    return (long) clock.invoke(threads);
  }
}
