package tabuleiro.app.time;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** Implementation of the scheduler by a handler of Android's main thread. */
public final class HandlerScheduler implements MainScheduler {
  private final Handler main = new Handler(Looper.getMainLooper());

  @Override
  public void post(Runnable task) {
    main.post(task);
  }

  @Override
  public void postDelayed(Runnable task, long millis) {
    main.postDelayed(task, millis);
  }

  @Override
  public void cancel(Runnable task) {
    main.removeCallbacks(task);
  }

  @Override
  public long uptimeMillis() {
    return SystemClock.uptimeMillis();
  }
}
