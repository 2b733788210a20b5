package tabuleiro.desk;

import androidx.recyclerview.widget.AsyncDifferConfig;
import java.util.concurrent.Executor;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadow.api.Shadow;

/**
 * Lets lists compare themselves with what they showed before on a thread that the desk chooses; the
 * library has a thread of its own for all lists of a process.
 */
@Implements(AsyncDifferConfig.Builder.class)
public final class ListThread {
  private static Executor thread;

  @RealObject private AsyncDifferConfig.Builder<?> real;

  /** From now on new lists use this thread; null is theirs. */
  static void use(Executor newThread) {
    thread = newThread;
  }

  /** Called by Robolectric instead of the library's method. */
  @Implementation
  protected AsyncDifferConfig<?> build() {
    real.setBackgroundThreadExecutor(thread);
    return Shadow.directlyOn(real, AsyncDifferConfig.Builder.class, "build");
  }
}
