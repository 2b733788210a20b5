package tabuleiro.app.cpu;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tabuleiro.app.TestApp;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;

/** CPU backend that waits until the test releases it, then returns the first legal move. */
public final class PausedCpuBackend implements CpuBackend {
  /** The requests, in order. */
  public final List<CpuRequest> requests = new CopyOnWriteArrayList<>();

  /** The answers, whether delivered or not. */
  public final List<SearchResult> answers = new CopyOnWriteArrayList<>();

  /** How many searches it began that were neither stopped nor cancelled by then. */
  public final AtomicInteger begun = new AtomicInteger();

  /** The winning chance that it returns. */
  public volatile int chance = 50;

  /** The winning chance that it returns for any other move. */
  public volatile int worth = 50;

  /** How often it began to search for a puzzle. */
  public final AtomicInteger searches = new AtomicInteger();

  /** How often it began to search for lines. */
  public final AtomicInteger lineSearches = new AtomicInteger();

  /** The seats for which it began to ponder, in order. */
  public final List<Integer> pondered = new CopyOnWriteArrayList<>();

  /** Whether it is pondering. */
  public volatile boolean isPondering;

  /** The puzzle that it finds everywhere. */
  public volatile Puzzle puzzle;

  private int permits;
  private CancelFlag holding;

  /** Installs this as the backend of the application under test. */
  public CpuWorker install() {
    return TestApp.useCpuBackend(() -> this);
  }

  /** Lets it answer some requests. */
  public synchronized void release(int count) {
    permits += count;
    notifyAll();
  }

  @Override
  public SearchResult answer(
      CpuRequest request, CancelFlag cancel, Consumer<SearchResult> progress) {
    requests.add(request);
    begin(cancel);
    var moves = new MoveList();
    request.position().moves(moves);
    int move = moves.get(0);
    boolean isBest = request.move() == CpuRequest.ANY || request.move() == move;
    var thought = new SearchResult(move, isBest ? chance : worth, 0, 3, 1000, List.of(move));
    progress.accept(thought);
    hold(cancel);
    answers.add(thought);
    return thought;
  }

  @Nullable
  @Override
  public Puzzle puzzle(ReadableMatch match, int ply, CancelFlag cancel) {
    searches.incrementAndGet();
    hold(cancel);
    return cancel.isCancelled() ? null : puzzle;
  }

  /** Reports the first legal moves, then waits. */
  @Override
  public List<SearchResult> lines(
      Position position,
      int count,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<List<SearchResult>> progress) {
    lineSearches.incrementAndGet();
    begin(cancel);
    var moves = new MoveList();
    position.moves(moves);
    var lines = new ArrayList<SearchResult>();
    for (int i = 0; i < Math.min(count, moves.size()); i++) {
      int move = moves.get(i);
      lines.add(new SearchResult(move, chance - i, 0, 3, 1000, List.of(move)));
    }
    progress.accept(lines);
    hold(cancel);
    return lines;
  }

  @Override
  public void ponder(Position position, int seat, CancelFlag cancel) {
    isPondering = true;
    pondered.add(seat);
    begin(cancel);
    hold(cancel);
    isPondering = false;
  }

  /** Returns whether a request waits for the test. */
  public synchronized boolean isHeld() {
    return holding != null && permits == 0 && !holding.isCancelled();
  }

  private void begin(CancelFlag cancel) {
    begun.addAndGet(cancel.isCancelled() ? 0 : 1);
  }

  private synchronized void hold(CancelFlag cancel) {
    holding = cancel;
    try {
      while (permits == 0 && !cancel.isCancelled()) {
        wait(1); // a cancellation does not notify
      }
      permits -= cancel.isCancelled() ? 0 : 1;
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } finally {
      holding = null;
    }
  }
}
