package tabuleiro.desk;

import static org.robolectric.Shadows.shadowOf;

import android.os.Handler;
import android.os.Looper;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import tabuleiro.driver.Phone;

/**
 * Executor that runs the app's background tasks one by one at moments that a seed decides, so that
 * walks with the same seed are equal. While a task runs on its thread, the main thread waits.
 */
final class DeterministicExecutor {
  private static final int MOST_FRAMES = 4;
  private static final int MOST_AT_ONCE = 50;
  private static final int SECONDS = 60;

  private final Phone phone;
  private final Random dice;
  private final List<Line> lines = new ArrayList<>();
  private final ExecutorService runner =
      Executors.newSingleThreadExecutor(task -> new Thread(null, task, "errands", 2 << 20));
  private final Handler main = new Handler(Looper.getMainLooper());
  private long frame;
  private long done;

  DeterministicExecutor(Phone phone, Random dice) {
    this.phone = phone;
    this.dice = dice;
    phone.onFrame(this::frame);
  }

  /** Returns a thread whose tasks are scheduled here. */
  ExecutorService thread(String name) {
    lines.removeIf(line -> line.dead);
    var line = new Line();
    lines.add(line);
    return line;
  }

  /** Runs the tasks that are due after a frame. */
  private void frame() {
    frame++;
    for (var line : lines) {
      while (line.isDue()) {
        line.doNext();
      }
    }
  }

  /** Runs all tasks and those that follow from them. */
  void finish() {
    for (int i = 0; i < MOST_AT_ONCE; i++) {
      long before = done;
      awaitMain();
      if (!doAny() && done == before) {
        return;
      }
    }
  }

  /** Lets the main thread handle all answers; while a layout is pending it handles none. */
  private void awaitMain() {
    var heard = new AtomicBoolean();
    main.post(() -> heard.set(true));
    phone.work(() -> shadowOf(Looper.getMainLooper()).idle());
    while (!heard.get()) {
      phone.pass(Phone.FRAME);
    }
  }

  private boolean doAny() {
    for (var line : lines) {
      if (!line.tasks.isEmpty()) {
        line.doNext();
        return true;
      }
    }
    return false;
  }

  void close() {
    runner.shutdownNow();
  }

  private void run(Runnable task) {
    done++;
    try {
      runner.submit(task).get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException crash) {
      throw new AssertionError("crash on another thread", crash.getCause());
    } catch (TimeoutException late) {
      throw new AssertionError("a task on another thread does not end", late);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /**
   * A task and its due time.
   *
   * @param frame the first frame after which it may run
   */
  private record Errand(Runnable task, long frame) {}

  /** Executor that stands for one of the app's threads and runs its tasks in order. */
  private final class Line extends AbstractExecutorService {
    private final Queue<Errand> tasks = new ArrayDeque<>();
    private boolean dead;

    @Override
    public void execute(Runnable task) {
      if (!dead) {
        tasks.add(new Errand(task, frame + dice.nextInt(MOST_FRAMES)));
      }
    }

    boolean isDue() {
      return !tasks.isEmpty() && tasks.peek().frame <= frame;
    }

    void doNext() {
      DeterministicExecutor.this.run(tasks.remove().task);
    }

    @Override
    public void shutdown() {
      dead = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
      dead = true;
      tasks.clear();
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return dead;
    }

    @Override
    public boolean isTerminated() {
      return dead && tasks.isEmpty();
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) {
      return isTerminated();
    }
  }
}
