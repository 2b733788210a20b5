package tabuleiro.app.play;

import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.os.SystemClock;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.FreshGames;
import tabuleiro.rules.ai.Level;

/** How long the main thread is busy at most while masters think through a whole game. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class MainThreadTest {
  /** Generous: the first layout in a cold JVM is slower than any on a device. */
  private static final long MOST_MILLIS = 1000;

  @Rule public final FreshGames games = new FreshGames();

  @After
  public void tearDown() {
    CpuWorker.setShared(null);
  }

  @Test
  public void aMasterThinksWithoutHoldingUpTheScreen() throws Exception {
    CpuWorker.setShared(null);
    try (var screen = PlayScreen.of(Records.cpus("shi", "size=3", Level.MASTER))) {
      var main = shadowOf(Looper.getMainLooper());
      var model = screen.fragment().model();
      long longest = 0;
      int tasks = 0;
      while (model.state().getValue().result() == null) {
        if (main.isIdle()) {
          Thread.sleep(1);
          SystemClock.sleep(1); // the clock of animations and delays goes on
        } else {
          long begin = busyNanos();
          main.runOneTask();
          longest = Math.max(longest, busyNanos() - begin);
          tasks++;
        }
      }
      assertNotNull(screen.state().result());
      System.out.println(
          "main thread: "
              + screen.state().match().length()
              + " moves of a master, "
              + tasks
              + " tasks, the longest "
              + longest / 1000
              + " µs");
      assertTrue(longest < MOST_MILLIS * 1_000_000);
    }
  }

  /**
   * The time this thread has worked, not waited, as others may need the machine too. By reflection:
   * tests are compiled against Android, which has no such clock.
   */
  private static long busyNanos() throws ReflectiveOperationException {
    var threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    return (long)
        Class.forName("java.lang.management.ThreadMXBean")
            .getMethod("getCurrentThreadCpuTime")
            .invoke(threads);
  }
}
