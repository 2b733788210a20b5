package tabuleiro.app.ui;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for other threads and for the tasks that they post to the main thread. */
public final class Waiting {
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private Waiting() {}

  /** Runs the main thread until a condition holds. */
  public static void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain until " + what);
      }
      pass(10);
    }
  }

  /** Lets other threads and the main thread's clock run for some time. */
  public static void pass(long millis) {
    try {
      Thread.sleep(Math.min(millis, 5));
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(millis));
  }
}
