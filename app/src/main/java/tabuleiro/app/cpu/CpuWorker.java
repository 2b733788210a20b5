package tabuleiro.app.cpu;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import androidx.annotation.MainThread;
import androidx.annotation.VisibleForTesting;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * The one thread on which CPUs think, with the one engine, whose tables are large. It answers one
 * question after the other, works on the question's own copy of a position and speaks on the main
 * thread only.
 */
public final class CpuWorker {
  private static final int MOST_MEGABYTES = 32;
  private static final int LEAST_MEGABYTES = 1;
  private static final long STACK_BYTES = 2 << 20;
  private static final long PROGRESS_MILLIS = 120;
  private static CpuWorker shared;

  private final ExecutorService thread;
  private final Handler main = new Handler(Looper.getMainLooper());
  private final Supplier<Thinker> maker;
  private final AtomicInteger waitingMoves = new AtomicInteger();
  private volatile Cancel seeking = new Cancel();
  private Thinker thinker; // made by the worker thread: its tables take a moment

  /** A worker whose thread makes its own thinker. */
  public CpuWorker(Supplier<Thinker> maker) {
    this(
        maker,
        Executors.newSingleThreadExecutor(task -> new Thread(null, task, "cpu", STACK_BYTES)));
  }

  /** A worker whose thread a test has in its hands. */
  @VisibleForTesting
  public CpuWorker(Supplier<Thinker> maker, ExecutorService thread) {
    this.maker = maker;
    this.thread = thread;
  }

  /** The worker of the app. */
  @MainThread
  public static CpuWorker shared() {
    if (shared == null) {
      long eighth = Runtime.getRuntime().maxMemory() >> 23;
      int megabytes = (int) Math.max(LEAST_MEGABYTES, Math.min(MOST_MEGABYTES, eighth));
      shared = new CpuWorker(() -> Thinker.engine(megabytes));
    }
    return shared;
  }

  /** Replaces the worker of the app, so that tests can hold it still. */
  @MainThread
  @VisibleForTesting
  public static void setShared(CpuWorker worker) {
    shared = worker;
  }

  /** Ends the worker of the app as the death of its process would: it never answers any more. */
  @MainThread
  @VisibleForTesting
  public static void endShared() {
    if (shared != null) {
      shared.thread.shutdownNow();
      shared = null;
    }
  }

  /** Asks; the answer comes later, unless it is cancelled. */
  @MainThread
  public Ticket ask(CpuQuestion question, Listener listener) {
    var ticket = new Ticket(listener);
    if (!thread.isShutdown()) {
      if (question.isMove()) {
        askForMove(question, ticket);
      } else {
        thread.execute(() -> answer(question, ticket));
      }
    }
    return ticket;
  }

  /** Whoever waits for a CPU's move does not wait for puzzles to be found. */
  private void askForMove(CpuQuestion question, Ticket ticket) {
    waitingMoves.incrementAndGet();
    thread.execute(
        () -> {
          waitingMoves.decrementAndGet();
          answer(question, ticket);
        });
    seeking.cancel();
  }

  private void answer(CpuQuestion question, Ticket ticket) {
    if (ticket.dropped) {
      return;
    }
    var thought = think(question, ticket);
    main.post(() -> ticket.end(thought));
  }

  /**
   * Looks for the puzzle at a place of a match; nothing is heard if there is none. A CPU's move
   * comes first: then it begins anew after that.
   */
  public void findPuzzle(MatchSnapshot match, int ply, Consumer<Puzzle> listener) {
    if (!thread.isShutdown()) {
      thread.execute(() -> seek(match, ply, listener));
    }
  }

  private void seek(MatchSnapshot match, int ply, Consumer<Puzzle> listener) {
    var cancel = new Cancel();
    seeking = cancel; // before the moves are counted, so that none is overlooked
    var puzzle = waitingMoves.get() > 0 ? null : thinker().puzzle(match, ply, cancel);
    if (waitingMoves.get() > 0) {
      findPuzzle(match, ply, listener);
    } else if (puzzle != null) {
      main.post(() -> listener.accept(puzzle));
    }
  }

  private Thinker thinker() {
    if (thinker == null) {
      thinker = maker.get();
    }
    return thinker;
  }

  private Thought think(CpuQuestion question, Ticket ticket) {
    try {
      return thinker().answer(question, ticket.cancel, progress -> report(ticket, progress));
    } catch (OutOfMemoryError full) {
      thinker = Thinker.engine(LEAST_MEGABYTES); // it plays a little worse; the game goes on
      return thinker.answer(question, ticket.cancel, progress -> report(ticket, progress));
    }
  }

  private void report(Ticket ticket, Thought progress) {
    long now = SystemClock.uptimeMillis();
    if (now >= ticket.nextReport) {
      ticket.nextReport = now + PROGRESS_MILLIS;
      main.post(() -> ticket.progress(progress));
    }
  }

  /** Hears, on the main thread, what the CPU thinks. */
  @FunctionalInterface
  public interface Listener {
    /** The answer; nothing follows. */
    void onAnswer(Thought thought);

    /** The best so far; whoever waits for the answer need not listen. */
    default void onProgress(Thought thought) {}
  }

  /** A question that was asked. */
  public static final class Ticket {
    private final Cancel cancel = new Cancel();
    private final Listener listener;
    private long nextReport; // used by the worker thread only
    private volatile boolean dropped;

    private Ticket(Listener listener) {
      this.listener = listener;
    }

    /** Ends the thinking: the best so far is the answer. */
    @MainThread
    public void stop() {
      cancel.cancel();
    }

    /** Ends the thinking; nothing will be heard of it. */
    @MainThread
    public void cancel() {
      dropped = true;
      cancel.cancel();
    }

    private void progress(Thought thought) {
      if (!dropped) {
        listener.onProgress(thought);
      }
    }

    private void end(Thought thought) {
      if (!dropped) {
        dropped = true;
        listener.onAnswer(thought);
      }
    }
  }
}
