package tabuleiro.app.cpu;

import androidx.annotation.MainThread;
import androidx.annotation.Nullable;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * Background thread with the engine of the CPU opponents: executes requests one after the other,
 * each on its own copy of a position, and delivers the answers on the main thread. All share one
 * engine, since its tables are large.
 */
public final class CpuWorker {
  private static final int LEAST_MEGABYTES = 1;
  private static final long PROGRESS_MILLIS = 120;

  private final ExecutorService thread;
  private final MainScheduler main;
  private final Supplier<CpuBackend> backendSupplier;
  private final AtomicInteger waitingMoves = new AtomicInteger();
  private volatile CancelFlag lowPrioritySearch = new CancelFlag();
  private volatile CancelFlag pondering = new CancelFlag();
  private volatile CancelFlag answering = new CancelFlag();
  // Created by the worker thread, since allocating its tables takes a moment.
  @Nullable private CpuBackend cpuBackend;

  /** Creates a worker that creates its backend on the given thread. */
  public CpuWorker(
      Supplier<CpuBackend> backendSupplier, ExecutorService thread, MainScheduler main) {
    this.backendSupplier = backendSupplier;
    this.thread = thread;
    this.main = main;
  }

  /** Closes the worker as if the process died: it never answers again. */
  public void close() {
    thread.shutdownNow();
    pondering.cancel();
    lowPrioritySearch.cancel();
    answering.cancel();
  }

  /** Sends a request; the answer comes later unless the ticket is cancelled. */
  @MainThread
  public Ticket ask(CpuRequest request, Listener listener) {
    var ticket = new Ticket(listener);
    if (!thread.isShutdown()) {
      if (request.isMove()) {
        askForMove(request, ticket);
      } else {
        execute(() -> answer(request, ticket));
      }
    }
    return ticket;
  }

  /** Gives a CPU's move priority over the search for puzzles and lines. */
  private void askForMove(CpuRequest request, Ticket ticket) {
    waitingMoves.incrementAndGet();
    execute(
        () -> {
          waitingMoves.decrementAndGet();
          answer(request, ticket);
        });
    lowPrioritySearch.cancel();
  }

  /**
   * Ponders: searches for a CPU at a seat while a person is to move, so that it answers better. Any
   * request ends it, and so does the returned flag.
   */
  @MainThread
  public CancelFlag ponder(Position position, int seat) {
    var own = position.copy();
    var cancel = new CancelFlag();
    if (!thread.isShutdown()) {
      execute(
          () -> {
            if (!cancel.isCancelled()) {
              think(
                  cpuBackend -> {
                    cpuBackend.ponder(own, seat, cancel);
                    return null;
                  });
            }
          });
      pondering = cancel;
    }
    return cancel;
  }

  private void execute(Runnable task) {
    pondering.cancel();
    thread.execute(task);
  }

  private void answer(CpuRequest request, Ticket ticket) {
    answering = ticket.cancel; // set before the check, so that close() cancels it in any case
    if (ticket.dropped || thread.isShutdown()) {
      return;
    }
    var result =
        think(
            cpuBackend ->
                cpuBackend.answer(request, ticket.cancel, progress -> report(ticket, progress)));
    tell(() -> ticket.end(result));
  }

  /**
   * Searches for the puzzle at a ply of a match; the listener is not called if there is none. A
   * CPU's move has priority; the search restarts after it.
   */
  public void findPuzzle(MatchSnapshot match, int ply, Consumer<Puzzle> listener) {
    runAtLowPriority(
        cancel -> {
          var puzzle = cpuBackend().puzzle(match, ply, cancel);
          return puzzle == null ? () -> {} : () -> listener.accept(puzzle);
        });
  }

  /**
   * Searches for the best lines of a running game, with increasing depth. A CPU's move has
   * priority; the search restarts after it.
   */
  @MainThread
  public LinesTicket findLines(
      Position position, int count, SearchLimits limits, LinesListener listener) {
    var own = position.copy();
    var ticket = new LinesTicket(listener);
    runAtLowPriority(
        cancel -> {
          ticket.search = cancel;
          if (ticket.dropped) {
            return () -> {};
          }
          var lines =
              think(
                  cpuBackend -> cpuBackend.lines(own, count, limits, cancel, ticket.latest(main)));
          return () -> ticket.tell(lines, true);
        });
    return ticket;
  }

  /**
   * Runs a task at low priority: a request for a CPU's move interrupts it and it starts again. The
   * task's result runs on the main thread.
   */
  private void runAtLowPriority(Function<CancelFlag, Runnable> task) {
    if (!thread.isShutdown()) {
      execute(
          () -> {
            var cancel = new CancelFlag();
            lowPrioritySearch = cancel; // before the moves are counted, so that none is overlooked
            var answer = waitingMoves.get() > 0 ? null : task.apply(cancel);
            if (answer == null || waitingMoves.get() > 0) {
              runAtLowPriority(task);
            } else {
              tell(answer);
            }
          });
    }
  }

  private void tell(Runnable answer) {
    if (!thread.isShutdown()) {
      main.post(answer);
    }
  }

  private CpuBackend cpuBackend() {
    if (cpuBackend == null) {
      cpuBackend = backendSupplier.get();
    }
    return cpuBackend;
  }

  private <T> T think(Function<CpuBackend, T> task) {
    try {
      return task.apply(cpuBackend());
    } catch (OutOfMemoryError full) {
      cpuBackend = CpuBackend.engine(LEAST_MEGABYTES); // plays a little worse, but the game goes on
      return task.apply(cpuBackend);
    }
  }

  private void report(Ticket ticket, SearchResult progress) {
    long now = main.uptimeMillis();
    if (now >= ticket.nextReport) {
      ticket.nextReport = now + PROGRESS_MILLIS;
      main.post(() -> ticket.progress(progress));
    }
  }

  /** Callback, on the main thread, for the result of a search. */
  @FunctionalInterface
  public interface Listener {
    /** Called with the final result. */
    void onAnswer(SearchResult result);

    /** Called with the best result so far. */
    default void onProgress(SearchResult result) {}
  }

  /** Handle of a pending request. */
  public static final class Ticket {
    private final CancelFlag cancel = new CancelFlag();
    private final Listener listener;
    private long nextReport; // used by the worker thread only
    private volatile boolean dropped;

    private Ticket(Listener listener) {
      this.listener = listener;
    }

    /** Stops the search; the best result so far is the answer. */
    @MainThread
    public void stop() {
      cancel.cancel();
    }

    /** Cancels the request; the listener is not called any more. */
    @MainThread
    public void cancel() {
      dropped = true;
      cancel.cancel();
    }

    private void progress(SearchResult result) {
      if (!dropped) {
        listener.onProgress(result);
      }
    }

    private void end(SearchResult result) {
      if (!dropped) {
        dropped = true;
        listener.onAnswer(result);
      }
    }
  }

  /** Callback, on the main thread, for the best lines found so far. */
  @FunctionalInterface
  public interface LinesListener {
    /** Called with the lines, best first, and whether they are final. */
    void onLines(List<SearchResult> lines, boolean isDone);
  }

  /** Handle of a pending request for lines. */
  public static final class LinesTicket {
    private final AtomicReference<List<SearchResult>> untold = new AtomicReference<>();
    private final LinesListener listener;
    private volatile CancelFlag search = new CancelFlag();
    private volatile boolean dropped;

    private LinesTicket(LinesListener listener) {
      this.listener = listener;
    }

    /** Cancels the request; the listener is not called any more. */
    @MainThread
    public void cancel() {
      dropped = true;
      search.cancel();
    }

    /**
     * Delivers the latest lines after a short delay, which merges the first, very quick results.
     */
    private Consumer<List<SearchResult>> latest(MainScheduler main) {
      return lines -> {
        if (untold.getAndSet(lines) == null) {
          main.postDelayed(() -> tell(untold.getAndSet(null), false), PROGRESS_MILLIS);
        }
      };
    }

    private void tell(List<SearchResult> lines, boolean isDone) {
      if (!dropped) {
        dropped = isDone;
        listener.onLines(lines, isDone);
      }
    }
  }
}
