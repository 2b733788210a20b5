package tabuleiro.app.ui;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Waits in tests for what other threads do and what they then post to the main thread. Its measures
 * are steps and the main thread's clock, which a busy machine does not change.
 */
public final class Waiting {
  private static final int MOST_STEPS = 20_000;
  private static final int STEP_MILLIS = 10;

  /** How many milliseconds others may work in one step. */
  private static final int MOST_NAPS = 10;

  private Waiting() {}

  /** Lets the main thread run until the condition holds. */
  public static void until(String what, BooleanSupplier condition) {
    until(what, condition, STEP_MILLIS);
  }

  /** The same while the main thread's clock stands still, so that no animation goes on. */
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
  }

  /** Lets other threads work and the main thread's clock go on for so long, and hears of both. */
  public static void pass(long millis) {
    letOthersWork();
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(millis));
    letOthersWork();
    shadowOf(Looper.getMainLooper()).idle();
  }

  /** Until they wait themselves; those that work for long go on in the next step. */
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

  /** Whether a thread works that the app has started: those have its class loader. */
  private static boolean isAnyOtherBusy() {
    var self = Thread.currentThread();
    var threads = new Thread[2 * Thread.activeCount()];
    int count = Thread.enumerate(threads);
    for (int i = 0; i < count; i++) {
      var thread = threads[i];
      if (thread != self
          && thread.getState() == Thread.State.RUNNABLE
          && thread.getContextClassLoader() == Waiting.class.getClassLoader()) {
        return true;
      }
    }
    return false;
  }
}
