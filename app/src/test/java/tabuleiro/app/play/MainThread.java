package tabuleiro.app.play;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.os.SystemClock;
import tabuleiro.app.ui.BusyClock;
import tabuleiro.rules.record.GameRecord;

/**
 * The main thread while CPUs play a game to its end: how many tasks it had and how long the longest
 * of them kept it busy.
 */
record MainThread(int moves, int tasks, long longestNanos) {
  static MainThread during(GameRecord record) throws Exception {
    try (var screen = PlayScreen.of(record)) {
      var clock = new BusyClock();
      var main = shadowOf(Looper.getMainLooper());
      var model = screen.fragment().model();
      long longest = 0;
      int tasks = 0;
      while (model.state().getValue().result() == null) {
        if (main.isIdle()) {
          Thread.sleep(1);
          SystemClock.sleep(1); // the clock of animations and delays goes on
        } else {
          long begin = clock.nanos();
          main.runOneTask();
          longest = Math.max(longest, clock.nanos() - begin);
          tasks++;
        }
      }
      return new MainThread(screen.state().match().length(), tasks, longest);
    }
  }

  @Override
  public String toString() {
    return moves + " moves, " + tasks + " tasks, the longest " + longestNanos / 1000 + " µs";
  }
}
