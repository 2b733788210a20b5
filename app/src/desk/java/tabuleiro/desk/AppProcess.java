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
import tabuleiro.app.cpu.Thinker;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.AppThreads;
import tabuleiro.driver.Phone;

/**
 * The app's process as far as it outlives an activity: its threads and its database connection. The
 * app has no way to end them, as no app has; so the desk gives it threads that can be ended, which
 * is much faster than a new JVM. What is in the settings outlives this process.
 */
final class AppProcess {
  private static final int MEGABYTES = 32;
  private static final long STACK_BYTES = 2 << 20;

  private final Phone phone;
  private final Supplier<Thinker> thinker;
  private final Function<String, ExecutorService> maker;
  private final List<ExecutorService> threads = new ArrayList<>();
  private Runnable onBegin = () -> {};
  private volatile long clockAhead;

  /** A process with real threads and the CPU that the app has. */
  AppProcess(Phone phone) {
    this(phone, () -> Thinker.engine(MEGABYTES), AppProcess::thread);
  }

  /**
   * A process.
   *
   * @param maker makes threads, given their names; after their end they ignore what they are given
   */
  AppProcess(Phone phone, Supplier<Thinker> thinker, Function<String, ExecutorService> maker) {
    this.phone = phone;
    this.thinker = thinker;
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

  /** Sets the device's clock, as far as games are dated by it, so much ahead or back. */
  void setClock(long millisAhead) {
    clockAhead = millisAhead;
  }

  /** Something to be done at the beginning of every further process. */
  void onBegin(Runnable deed) {
    onBegin = deed;
  }

  private void begin() {
    threads.clear();
    for (var name : List.of("saved games", "imported games", "cpu", "documents", "lists")) {
      threads.add(maker.apply(name));
    }
    var used = new AppThreads(threads.get(0), threads.get(1), threads.get(2), threads.get(3));
    app().setContainer(new AppContainer(app(), used, this::now, thinker));
    ListThread.use(threads.get(4));
    onBegin.run();
  }

  /** The app goes to the background, its process dies, and the person comes back to it. */
  void kill() {
    var state = phone.leave();
    end();
    begin();
    phone.restore(state);
  }

  /** The process dies without a warning; the app starts as if for the first time. */
  void crash() {
    end();
    begin();
    phone.start();
  }

  /** Stops all threads where they are; what they had not begun to write is lost. */
  private void end() {
    Phone.awaitPreferences();
    threads.forEach(ExecutorService::shutdownNow);
    threads.forEach(AppProcess::awaitEnd);
    // The dead cannot tidy up: what the closing activity asks for is done by nobody.
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

  /** Ends the app in an orderly way. */
  void close() {
    end();
    phone.close();
  }
}
