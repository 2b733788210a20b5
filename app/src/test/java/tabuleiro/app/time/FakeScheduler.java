package tabuleiro.app.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Fake main thread: tasks run, and time advances, only when the test says so. */
public final class FakeScheduler implements MainScheduler {
  private record Due(Runnable task, long time) {}

  private final List<Due> waiting = new ArrayList<>();
  private long now;

  @Override
  public void post(Runnable task) {
    postDelayed(task, 0);
  }

  @Override
  public synchronized void postDelayed(Runnable task, long millis) {
    waiting.add(new Due(task, now + millis));
  }

  @Override
  public synchronized void cancel(Runnable task) {
    waiting.removeIf(due -> due.task().equals(task));
  }

  @Override
  public synchronized long uptimeMillis() {
    return now;
  }

  /**
   * Runs all tasks that are due, including those that they post; returns whether there were any.
   */
  public boolean runDue() {
    boolean any = false;
    for (var task = next(); task != null; task = next()) {
      task.run();
      any = true;
    }
    return any;
  }

  /** Runs the next task that is due; returns whether there was one. */
  public boolean runOne() {
    var task = next();
    if (task != null) {
      task.run();
    }
    return task != null;
  }

  private synchronized Runnable next() {
    for (var due : waiting) {
      if (due.time() <= now) {
        waiting.remove(due);
        return due.task();
      }
    }
    return null;
  }

  /**
   * Advances to the time of the next task unless that is after the end; returns whether there is
   * such a task.
   */
  public synchronized boolean advanceToNextTask(long end) {
    var first = waiting.stream().min(Comparator.comparingLong(Due::time)).orElse(null);
    if (first == null || first.time() > end) {
      return false;
    }
    now = Math.max(now, first.time());
    return true;
  }

  /** Advances to a time. */
  public synchronized void advanceTo(long time) {
    now = Math.max(now, time);
  }
}
