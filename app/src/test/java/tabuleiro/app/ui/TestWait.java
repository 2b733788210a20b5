package tabuleiro.app.ui;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Waits for other threads and for the tasks that they post to the main thread. Its limits are steps
 * and the main thread's clock, so that they do not depend on the machine's load. Fails if the app
 * has waited for the disk or the network on the main thread meanwhile.
 */
public final class TestWait {
  private static final int MOST_STEPS = 20_000;
  private static final int STEP_MILLIS = 10;

  /** Longest time in milliseconds that other threads get in one step. */
  private static final int MOST_NAPS = 10;

  private TestWait() {}

  /** Runs the main thread until a condition holds. */
  public static void until(String what, BooleanSupplier condition) {
    until(what, condition, STEP_MILLIS);
  }

  /**
   * Runs the main thread until a condition holds, with its clock stopped, so that animations do not
   * advance.
   */
  public static void untilAtOnce(String what, BooleanSupplier condition) {
    until(what, condition, 0);
  }

  private static void until(String what, BooleanSupplier condition, long stepMillis) {
    for (int step = 0; !condition.getAsBoolean(); step++) {
      if (step == MOST_STEPS) {
        throw new AssertionError("waited in vain until " + what);
      }
      letOthersWork();
      shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(stepMillis));
    }
    LoggedViolations.check();
  }

  /** Lets other threads work, advances the main thread's clock and runs the tasks that are due. */
  public static void pass(long millis) {
    letOthersWork();
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(millis));
    letOthersWork();
    shadowOf(Looper.getMainLooper()).idle();
    LoggedViolations.check();
  }

  /** Waits until the other threads are idle; those that work for long continue in the next step. */
  private static void letOthersWork() {
    int naps = 0;
    do {
      try {
        Thread.sleep(1);
      } catch (InterruptedException interrupted) {
        throw new AssertionError(interrupted);
      }
    } while (++naps < MOST_NAPS && isAnyOtherBusy());
  }

  /** Returns whether a thread of the app is running; these have the app's class loader. */
  private static boolean isAnyOtherBusy() {
    var self = Thread.currentThread();
    var threads = new Thread[2 * Thread.activeCount()];
    int count = Thread.enumerate(threads);
    for (int i = 0; i < count; i++) {
      var thread = threads[i];
      if (thread != self
          && thread.getState() == Thread.State.RUNNABLE
          && thread.getContextClassLoader() == TestWait.class.getClassLoader()) {
        return true;
      }
    }
    return false;
  }
}
