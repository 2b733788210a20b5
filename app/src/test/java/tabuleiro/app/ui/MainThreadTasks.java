package tabuleiro.app.ui;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.os.SystemClock;
import java.util.function.BooleanSupplier;

/** Statistics of the main thread's tasks during some time: their number and the longest one. */
public record MainThreadTasks(int count, long longestNanos) {
  private static final int FRAME_MILLIS = 16;

  /** Runs the main thread task by task as long as a condition holds. */
  public static MainThreadTasks during(BooleanSupplier underWay) throws Exception {
    var clock = new ThreadCpuClock();
    var main = shadowOf(Looper.getMainLooper());
    long longest = 0;
    int tasks = 0;
    while (underWay.getAsBoolean()) {
      if (main.isIdle()) {
        Thread.sleep(1);
        SystemClock.sleep(FRAME_MILLIS); // advances the clock of animations and delays
      } else {
        long begin = clock.nanos();
        main.runOneTask();
        longest = Math.max(longest, clock.nanos() - begin);
        tasks++;
      }
    }
    return new MainThreadTasks(tasks, longest);
  }

  @Override
  public String toString() {
    return count + " tasks, the longest " + longestNanos / 1000 + " µs";
  }
}
