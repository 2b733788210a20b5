package tabuleiro.app.play;

import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.rules.ai.Level;

/** Tests that the CPU does not block the main thread during a whole game of masters. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class MainThreadLoadTest {
  /** Generous: the first layout in a cold JVM is slower than any on a device. */
  private static final long MOST_NANOS = 1_000_000_000;

  @Test
  public void noTaskIsLong() throws Exception {
    var seen = MainThreadLoad.during(TestRecords.cpus("shi", "size=3", Level.MASTER));
    assertTrue(seen.toString(), seen.tasks().longestNanos() < MOST_NANOS);
  }
}
