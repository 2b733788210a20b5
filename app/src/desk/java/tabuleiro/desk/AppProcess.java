package tabuleiro.desk;

import android.app.Application;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.robolectric.util.ReflectionHelpers;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.DataProbe;

/**
 * The app's process as far as it outlives an activity: its threads, its database connection, its
 * static variables. The app has no way to end them, as no app has; so this reaches in.
 */
final class AppProcess {
  private AppProcess() {}

  /** Stops all threads where they are; what they had not begun to write is lost. */
  static void die() {
    flushPreferences();
    DataProbe.cutOff();
    CpuWorker worker = ReflectionHelpers.getStaticField(CpuWorker.class, "shared");
    if (worker != null) {
      ExecutorService thread = ReflectionHelpers.getField(worker, "thread");
      ReflectionHelpers.setField(worker, "thread", new Nowhere());
      thread.shutdownNow();
      CpuWorker.setShared(null);
    }
  }

  /** Android waits for preferences to be written before it stops an activity. */
  private static void flushPreferences() {
    try {
      ReflectionHelpers.callStaticMethod(Class.forName("android.app.QueuedWork"), "waitToFinish");
    } catch (ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Runs the start of a process again, with nothing remembered. */
  static void startAgain(Application app) {
    List<Object> callbacks = ReflectionHelpers.getField(app, "mActivityLifecycleCallbacks");
    callbacks.removeIf(each -> each.getClass().getName().contains("DynamicColors"));
    forgetPreferences();
    app.onCreate();
  }

  /** Preferences are read from their files again. */
  static void forgetPreferences() {
    try {
      ReflectionHelpers.setStaticField(
          Class.forName("android.app.ContextImpl"), "sSharedPrefsCache", null);
    } catch (ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Takes the tasks of objects that have outlived their process, and forgets them. */
  private static final class Nowhere extends AbstractExecutorService {
    @Override
    public void execute(Runnable task) {}

    @Override
    public void shutdown() {}

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return true;
    }

    @Override
    public boolean isTerminated() {
      return true;
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) {
      return true;
    }
  }
}
