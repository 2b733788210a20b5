package tabuleiro.app.cpu;

import androidx.annotation.MainThread;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * The one thread on which CPUs think, with the one engine, whose tables are large. It answers one
 * question after the other, works on the question's own copy of a position and speaks on the main
 * thread only.
 */
public final class CpuWorker {
  private static final int LEAST_MEGABYTES = 1;
  private static final long PROGRESS_MILLIS = 120;

  private final ExecutorService thread;
  private final MainScheduler main;
  private final Supplier<Thinker> maker;
  private final AtomicInteger waitingMoves = new AtomicInteger();
  private volatile Cancel seeking = new Cancel();
  private volatile Cancel pondering = new Cancel();
  private volatile Cancel answering = new Cancel();
  private Thinker thinker; // made by the worker thread: its tables take a moment

  /** A worker whose thread makes its own thinker. */
  public CpuWorker(Supplier<Thinker> maker, ExecutorService thread, MainScheduler main) {
    this.maker = maker;
    this.thread = thread;
    this.main = main;
  }

  /** Ends as the death of the process would: it never answers any more. */
  public void close() {
    thread.shutdownNow();
    pondering.cancel();
    seeking.cancel();
    answering.cancel();
  }

  /** Asks; the answer comes later, unless it is cancelled. */
  @MainThread
  public Ticket ask(CpuQuestion question, Listener listener) {
    var ticket = new Ticket(listener);
    if (!thread.isShutdown()) {
      if (question.isMove()) {
        askForMove(question, ticket);
      } else {
        execute(() -> answer(question, ticket));
      }
    }
    return ticket;
  }

  /** Whoever waits for a CPU's move does not wait for puzzles or lines to be found. */
  private void askForMove(CpuQuestion question, Ticket ticket) {
    waitingMoves.incrementAndGet();
    execute(
        () -> {
          waitingMoves.decrementAndGet();
          answer(question, ticket);
        });
    seeking.cancel();
  }

  /**
   * Thinks ahead for a CPU that waits at a seat while a person is to move, so that it answers
   * better. Whatever is asked comes first and ends it, and so does the flag.
   */
  @MainThread
  public Cancel ponder(Position position, int seat) {
    var own = position.copy();
    var cancel = new Cancel();
    if (!thread.isShutdown()) {
      execute(
          () -> {
            if (!cancel.isCancelled()) {
              think(
                  thinker -> {
                    thinker.ponder(own, seat, cancel);
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

  private void answer(CpuQuestion question, Ticket ticket) {
    answering = ticket.cancel; // before it is asked whether it is closed, so that this ends too
    if (ticket.dropped || thread.isShutdown()) {
      return;
    }
    var thought =
        think(
            thinker ->
                thinker.answer(question, ticket.cancel, progress -> report(ticket, progress)));
    tell(() -> ticket.end(thought));
  }

  /**
   * Looks for the puzzle at a place of a match; nothing is heard if there is none. A CPU's move
   * comes first: then it begins anew after that.
   */
  public void findPuzzle(MatchSnapshot match, int ply, Consumer<Puzzle> listener) {
    patiently(
        cancel -> {
          var puzzle = thinker().puzzle(match, ply, cancel);
          return puzzle == null ? () -> {} : () -> listener.accept(puzzle);
        });
  }

  /**
   * Looks for the best few moves of a position in a game that goes on, deeper and deeper. A CPU's
   * move comes first: then it begins anew after that.
   */
  @MainThread
  public LinesTicket findLines(
      Position position, int count, Limits limits, LinesListener listener) {
    var own = position.copy();
    var ticket = new LinesTicket(listener);
    patiently(
        cancel -> {
          ticket.search = cancel;
          if (ticket.dropped) {
            return () -> {};
          }
          var lines =
              think(thinker -> thinker.lines(own, count, limits, cancel, ticket.latest(main)));
          return () -> ticket.tell(lines, true);
        });
    return ticket;
  }

  /**
   * Does something that whoever waits for a CPU's move does not wait for; tells what it returns.
   */
  private void patiently(Function<Cancel, Runnable> task) {
    if (!thread.isShutdown()) {
      execute(
          () -> {
            var cancel = new Cancel();
            seeking = cancel; // before the moves are counted, so that none is overlooked
            var answer = waitingMoves.get() > 0 ? null : task.apply(cancel);
            if (waitingMoves.get() > 0) {
              patiently(task);
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

  private Thinker thinker() {
    if (thinker == null) {
      thinker = maker.get();
    }
    return thinker;
  }

  private <T> T think(Function<Thinker, T> task) {
    try {
      return task.apply(thinker());
    } catch (OutOfMemoryError full) {
      thinker = Thinker.engine(LEAST_MEGABYTES); // it plays a little worse; the game goes on
      return task.apply(thinker);
    }
  }

  private void report(Ticket ticket, Thought progress) {
    long now = main.uptimeMillis();
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

  /** Hears, on the main thread, which lines are the best as far as is known. */
  @FunctionalInterface
  public interface LinesListener {
    /** The lines, best first; whether nothing follows. */
    void onLines(List<Thought> lines, boolean isDone);
  }

  /** A question for lines that was asked. */
  public static final class LinesTicket {
    private final AtomicReference<List<Thought>> untold = new AtomicReference<>();
    private final LinesListener listener;
    private volatile Cancel search = new Cancel();
    private volatile boolean dropped;

    private LinesTicket(LinesListener listener) {
      this.listener = listener;
    }

    /** Ends the thinking; nothing will be heard of it. */
    @MainThread
    public void cancel() {
      dropped = true;
      search.cancel();
    }

    /** Tells the latest a moment later, so that the first few, which come at once, are one. */
    private Consumer<List<Thought>> latest(MainScheduler main) {
      return lines -> {
        if (untold.getAndSet(lines) == null) {
          main.postDelayed(() -> tell(untold.getAndSet(null), false), PROGRESS_MILLIS);
        }
      };
    }

    private void tell(List<Thought> lines, boolean isDone) {
      if (!dropped) {
        dropped = isDone;
        listener.onLines(lines, isDone);
      }
    }
  }
}
