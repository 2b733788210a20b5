package tabuleiro.app.cpu;

import androidx.annotation.Nullable;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;

/** Backend of {@link CpuWorker}: the engine, or in tests a fake that can be paused. */
@FunctionalInterface
public interface Thinker {
  /** Searches until the result is certain, a limit is reached or it is cancelled. */
  Thought answer(CpuQuestion question, Cancel cancel, Consumer<Thought> progress);

  /** Returns the puzzle at a ply of a match, or null if there is none. */
  @Nullable
  default Puzzle puzzle(ReadableMatch match, int ply, Cancel cancel) {
    return null;
  }

  /** Returns the best lines, best first; {@code progress} receives intermediate results. */
  default List<Thought> lines(
      Position position,
      int count,
      Limits limits,
      Cancel cancel,
      Consumer<List<Thought>> progress) {
    return Collections.emptyList();
  }

  /** Ponders for a CPU that waits at a seat, until it is cancelled. */
  default void ponder(Position position, int seat, Cancel cancel) {}

  /** Returns an engine with tables of this size that uses only the calling thread. */
  static Thinker engine(int megabytes) {
    return new EngineThinker(megabytes, 1, () -> 1);
  }

  /** Returns an engine with tables of this size that uses as many threads as the device allows. */
  static Thinker engine(int megabytes, CpuThreads threads) {
    return new EngineThinker(megabytes, threads.most(), threads::now);
  }
}
