package tabuleiro.app.board;

import java.lang.reflect.Method;

/**
 * Counts the bytes that the current thread allocates. Uses reflection: tests are compiled against
 * Android, which lacks the counter, but run on a JVM, which has it.
 */
public final class AllocationCounter {
  private final Object threads;
  private final Method counter;
  private final long cost;

  public AllocationCounter() throws ReflectiveOperationException {
    threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    counter =
        Class.forName("com.sun.management.ThreadMXBean")
            .getMethod("getCurrentThreadAllocatedBytes");
    for (int i = 0; i < 1000; i++) {
      count();
    }
    long first = count();
    cost = count() - first;
  }

  /** Returns the bytes that a task allocates, without the cost of counting. */
  public long during(Runnable work) throws ReflectiveOperationException {
    long before = count();
    work.run();
    return count() - before - cost;
  }

  private long count() throws ReflectiveOperationException {
    return (long) counter.invoke(threads);
  }
}
