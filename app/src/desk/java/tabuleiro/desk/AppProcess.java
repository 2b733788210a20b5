package tabuleiro.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.TabuleiroApp;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.AppThreads;
import tabuleiro.driver.Phone;

/**
 * Simulates the app's process, as far as it outlives an activity: threads and database connection.
 * Since the app has no way to end them, the desk gives it threads that can be ended, which is much
 * faster than a new JVM. Preferences survive.
 */
final class AppProcess {
  private static final int MEGABYTES = 32;
  private static final long STACK_BYTES = 2 << 20;

  private final Phone phone;
  private final Supplier<CpuBackend> cpuBackend;
  private final Function<String, ExecutorService> maker;
  private final List<ExecutorService> threads = new ArrayList<>();
  private Runnable onBegin = () -> {};
  private volatile long clockAhead;

  /** Creates a process with real threads and the app's CPU. */
  AppProcess(Phone phone) {
    this(phone, () -> CpuBackend.engine(MEGABYTES), AppProcess::thread);
  }

  /**
   * Creates a process.
   *
   * @param maker creates a thread by name; after its end it ignores tasks
   */
  AppProcess(
      Phone phone, Supplier<CpuBackend> cpuBackend, Function<String, ExecutorService> maker) {
    this.phone = phone;
    this.cpuBackend = cpuBackend;
    this.maker = maker;
    begin();
  }

  private static ExecutorService thread(String name) {
    return new ThreadPoolExecutor(
        1,
        1,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        task -> new Thread(null, task, name, STACK_BYTES),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  private static TabuleiroApp app() {
    return (TabuleiroApp) RuntimeEnvironment.getApplication();
  }

  private long now() {
    return System.currentTimeMillis() + clockAhead;
  }

  /** Sets the clock that dates games ahead or back. */
  void setClock(long millisAhead) {
    clockAhead = millisAhead;
  }

  /** Sets an action to run at the beginning of every later process. */
  void onBegin(Runnable deed) {
    onBegin = deed;
  }

  private void begin() {
    threads.clear();
    for (var name : List.of("saved games", "imported games", "cpu", "documents", "lists")) {
      threads.add(maker.apply(name));
    }
    var used = new AppThreads(threads.get(0), threads.get(1), threads.get(2), threads.get(3));
    app().setContainer(new AppContainer(app(), used, this::now, cpuBackend));
    ListThread.use(threads.get(4));
    onBegin.run();
  }

  /** Simulates a process death in the background; the app is restored from its saved state. */
  void kill() {
    var state = phone.leave();
    end();
    begin();
    phone.restore(state);
  }

  /** Simulates a crash; the app starts without saved state. */
  void crash() {
    end();
    begin();
    phone.start();
  }

  /** Stops all threads at once; writes that have not begun are lost. */
  private void end() {
    Phone.awaitPreferences();
    threads.forEach(ExecutorService::shutdownNow);
    threads.forEach(AppProcess::awaitEnd);
    // A dead process cannot clean up: tasks that the closing activity posts are dropped.
    phone.drop();
    app().container().close();
    ListThread.use(null);
  }

  private static void awaitEnd(ExecutorService thread) {
    try {
      if (!thread.awaitTermination(10, TimeUnit.SECONDS)) {
        throw new IllegalStateException("a task does not end");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Closes the app in an orderly way. */
  void close() {
    end();
    phone.close();
  }
}
