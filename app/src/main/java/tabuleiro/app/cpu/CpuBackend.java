package tabuleiro.app.cpu;

import androidx.annotation.Nullable;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * Interface through which {@link CpuWorker} searches: implemented by the engine, and in tests by a
 * fake that can be paused.
 */
@FunctionalInterface
public interface CpuBackend {
  /** Searches until the result is certain, a limit is reached or it is cancelled. */
  SearchResult answer(CpuRequest request, CancelFlag cancel, Consumer<SearchResult> progress);

  /** Returns the puzzle at a ply of a match, or null if there is none. */
  @Nullable
  default Puzzle puzzle(ReadableMatch match, int ply, CancelFlag cancel) {
    return null;
  }

  /** Returns the best lines, best first; {@code progress} receives intermediate results. */
  default List<SearchResult> lines(
      Position position,
      int count,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<List<SearchResult>> progress) {
    return Collections.emptyList();
  }

  /** Ponders for a CPU that waits at a seat, until it is cancelled. */
  default void ponder(Position position, int seat, CancelFlag cancel) {}

  /** Returns an engine with tables of this size that uses only the calling thread. */
  static CpuBackend engine(int megabytes) {
    return new EngineCpuBackend(megabytes, 1, () -> 1);
  }

  /** Returns an engine with tables of this size that uses as many threads as the device allows. */
  static CpuBackend engine(int megabytes, CpuThreadCount threads) {
    return new EngineCpuBackend(megabytes, threads.most(), threads::now);
  }
}
