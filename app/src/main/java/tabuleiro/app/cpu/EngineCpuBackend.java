package tabuleiro.app.cpu;

import androidx.annotation.Nullable;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.puzzle.PuzzleFinder;

/** Backend of {@link CpuWorker} that searches with the engine of the rules library. */
final class EngineCpuBackend implements CpuBackend {
  /**
   * Node limit of the search for puzzles: as deep as people see, at most a second on a slow phone.
   */
  private static final long PUZZLE_NODES = 10_000;

  /** Pondering limit; a person who takes longer has probably put the phone down. */
  private static final SearchLimits PONDERING = SearchLimits.millis(30_000);

  /** The size of the tables for reproducible answers, the same on every device. */
  private static final int REPRODUCIBLE_MEGABYTES = 4;

  private final Engine engine;
  private final IntSupplier threads;

  /** The engine for reproducible answers, on one thread; null until it is needed. */
  @Nullable private Engine reproducibleEngine;

  EngineCpuBackend(int megabytes, int mostThreads, IntSupplier threads) {
    engine = new Engine(megabytes, mostThreads);
    this.threads = threads;
  }

  @Override
  public SearchResult answer(
      CpuRequest request, CancelFlag cancel, Consumer<SearchResult> progress) {
    var chosen = engineFor(request);
    var position = request.position();
    var limits = request.limits();
    if (request.move() != CpuRequest.ANY) {
      return chosen.evaluateMove(position, request.move(), limits, cancel);
    }
    return request.level() == null
        ? chosen.think(position, limits, cancel, progress)
        : chosen.choose(position, request.level(), request.seed(), limits, cancel, progress);
  }

  private Engine engineFor(CpuRequest request) {
    if (!request.isReproducible()) {
      engine.useThreads(threads.getAsInt());
      return engine;
    }
    if (reproducibleEngine == null) {
      reproducibleEngine = new Engine(REPRODUCIBLE_MEGABYTES);
    }
    return reproducibleEngine;
  }

  @Override
  @Nullable
  public Puzzle puzzle(ReadableMatch match, int ply, CancelFlag cancel) {
    engine.useThreads(1); // with one thread the same place always yields the same puzzle
    return new PuzzleFinder(engine, PUZZLE_NODES).find(match, ply, cancel);
  }

  @Override
  public List<SearchResult> lines(
      Position position,
      int count,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<List<SearchResult>> progress) {
    engine.useThreads(threads.getAsInt());
    return engine.lines(position, count, limits, cancel, progress);
  }

  @Override
  public void ponder(Position position, int seat, CancelFlag cancel) {
    engine.ponder(position, seat, PONDERING, cancel);
  }
}
