package tabuleiro.desk;

import androidx.recyclerview.widget.AsyncDifferConfig;
import java.util.concurrent.Executor;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadow.api.Shadow;

/**
 * Robolectric shadow that lets list adapters compute differences on a thread of the desk; the
 * library uses one thread for all lists of a process.
 */
@Implements(AsyncDifferConfig.Builder.class)
public final class ListThread {
  private static Executor thread;

  @RealObject private AsyncDifferConfig.Builder<?> real;

  /** Sets the thread for new lists; null restores the library's. */
  static void use(Executor newThread) {
    thread = newThread;
  }

  /** Called by Robolectric instead of the library's method. */
  @Implementation
  @SuppressWarnings("ProtectedMembersInFinalClass") // as Robolectric asks of shadows
  protected AsyncDifferConfig<?> build() {
    real.setBackgroundThreadExecutor(thread);
    return Shadow.directlyOn(real, AsyncDifferConfig.Builder.class, "build");
  }
}
