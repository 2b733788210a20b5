package tabuleiro.app.data;

import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import tabuleiro.app.TestScale;
import tabuleiro.app.ui.ThreadCpuClock;

/** Tests that the time to parse hostile texts grows no faster than their length. */
public final class ImportTimeTest {
  private static final int TEXTS = TestScale.times(1_000);
  private static final int LARGEST = 60_000;

  /** Limit in CPU time for any text; ten times what a slow machine needs. */
  static final double MOST_MILLIS_PER_KB = 20;

  @Test
  public void everyTextIsReadInTimeThatGrowsWithItsLength() throws ReflectiveOperationException {
    double slowest = measure(TEXTS);
    assertTrue(slowest + " ms per kB", slowest < MOST_MILLIS_PER_KB);
  }

  /** Parses texts and returns the maximum of milliseconds per kB. */
  static double measure(int texts) throws ReflectiveOperationException {
    var random = new Random(15);
    var clock = new ThreadCpuClock();
    var hostile = new HostileText(random);
    LibraryTextFormat.read(hostile.ofLength(LARGEST)); // loads classes
    long all = 0;
    long letters = 0;
    long longest = 0;
    double slowest = 0;
    for (int i = 0; i < texts; i++) {
      var text = hostile.ofLength(1 + random.nextInt(1 << random.nextInt(17)));
      long begin = clock.nanos();
      LibraryTextFormat.read(text);
      long nanos = clock.nanos() - begin;
      all += nanos;
      letters += text.length();
      longest = Math.max(longest, nanos);
      slowest = Math.max(slowest, nanos / 1e6 / (1 + text.length() / 1000.0));
    }
    System.out.printf(
        "import time: %d texts, %.1f MB, %.3f ms of CPU per kB, the longest %.1f ms, at most %.2f"
            + " ms per kB%n",
        texts, letters / 1e6, all / 1e6 / (letters / 1000.0), longest / 1e6, slowest);
    return slowest;
  }

  @Test
  public void tenTimesTheLengthTakesAboutTenTimesTheTime() throws ReflectiveOperationException {
    var clock = new ThreadCpuClock();
    for (var piece : HostileText.PIECES) {
      for (int length : new int[] {20_000, 200_000, 1_000_000}) {
        var text = piece.repeat(length / piece.length() + 1).substring(0, length);
        long begin = clock.nanos();
        LibraryTextFormat.read(text);
        double perKb = (clock.nanos() - begin) / 1e6 / (length / 1000.0);
        assertTrue(piece + " × " + length + ": " + perKb, perKb < MOST_MILLIS_PER_KB);
      }
    }
  }
}
