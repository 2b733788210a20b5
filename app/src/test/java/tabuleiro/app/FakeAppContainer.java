package tabuleiro.app;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.InMemoryGames;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.FakeScheduler;
import tabuleiro.app.tips.BeginnerTipStore;

/**
 * The app's services without Android: games and preferences in memory, a CPU that the test
 * releases, and a main thread and a clock that the test advances. Waiting does not depend on real
 * time: once all threads are idle, what has not happened never will.
 */
public final class FakeAppContainer implements TestRule {
  private static final long PATIENCE_MILLIS = TimeUnit.MINUTES.toMillis(10);

  /** The main thread, which the test runs. */
  public final FakeScheduler main = new FakeScheduler();

  /** The CPU's backend. */
  public final PausedCpuBackend cpuBackend = new PausedCpuBackend();

  /** The saved games, in memory. */
  public final InMemoryGames storage = new InMemoryGames(main::post, this::now);

  private final Map<String, InMemoryPreferences> preferences = new HashMap<>();
  private CpuThread thread = new CpuThread();
  private CpuWorker cpu = new CpuWorker(() -> cpuBackend, thread, main);
  private long ticks;

  /** The CPU's thread, which counts its pending tasks. */
  private static final class CpuThread extends ThreadPoolExecutor {
    private final AtomicInteger tasks = new AtomicInteger();

    CpuThread() {
      super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    public void execute(Runnable task) {
      tasks.incrementAndGet();
      super.execute(task);
    }

    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
      tasks.decrementAndGet();
    }
  }

  @Override
  public Statement apply(Statement test, Description description) {
    return RuleChain.outerRule(new LiveDataRule()).apply(closing(test), description);
  }

  private Statement closing(Statement test) {
    return new Statement() {
      @Override
      public void evaluate() throws Throwable {
        try {
          test.evaluate();
        } finally {
          cpu.close();
        }
      }
    };
  }

  /** Returns the time of the device's clock; no two calls return the same time. */
  public long now() {
    return TimeUnit.DAYS.toMillis(20_000) + main.uptimeMillis() + ++ticks;
  }

  public GameRepository games() {
    return storage.games();
  }

  public CpuWorker cpu() {
    return cpu;
  }

  /** Replaces the CPU's worker by one with another backend. */
  public void useCpuBackend(Supplier<CpuBackend> backendSupplier) {
    cpu.close();
    thread = new CpuThread();
    cpu = new CpuWorker(backendSupplier, thread, main);
  }

  /** Returns the preferences with a name. */
  public InMemoryPreferences preferences(String name) {
    return preferences.computeIfAbsent(name, unknown -> new InMemoryPreferences());
  }

  /** Returns all preferences that were used. */
  Map<String, InMemoryPreferences> allPreferences() {
    return preferences;
  }

  /** Returns the preferences that store the settings. */
  public InMemoryPreferences settingsStored() {
    return preferences("settings");
  }

  public Settings settings() {
    return new Settings(settingsStored());
  }

  public BeginnerTipStore tips() {
    return new BeginnerTipStore(preferences("tips"));
  }

  public PuzzleBook puzzles() {
    return new PuzzleBook(preferences("puzzles"), preferences("own puzzles"), this::now);
  }

  /** Waits until the CPU is idle or waits for the test. */
  private void rest() {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
    while (!thread.isShutdown() && thread.tasks.get() > 0 && !cpuBackend.isHeld()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("the CPU does not come to rest");
      }
      Thread.onSpinWait();
    }
  }

  /** Runs the main thread and the CPU until the condition holds. */
  public void until(String what, BooleanSupplier condition) {
    long end = main.uptimeMillis() + PATIENCE_MILLIS;
    while (!condition.getAsBoolean()) {
      if (!main.runDue()) {
        rest();
        if (!condition.getAsBoolean() && !main.runDue() && !main.advanceToNextTask(end)) {
          throw new AssertionError("never will it hold that " + what);
        }
      }
    }
  }

  /** Advances the clock and runs everything that is due meanwhile. */
  public void pass(long millis) {
    long end = main.uptimeMillis() + millis;
    do {
      do {
        rest();
      } while (main.runDue());
    } while (main.advanceToNextTask(end));
    main.advanceTo(end);
  }
}
