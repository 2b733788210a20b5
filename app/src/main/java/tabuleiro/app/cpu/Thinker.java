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

/** What the CPU's worker thinks with: the engine, or in tests something that can be held still. */
@FunctionalInterface
public interface Thinker {
  /** Thinks until it knows, the limits are reached or it is told to stop. */
  Thought answer(CpuQuestion question, Cancel cancel, Consumer<Thought> progress);

  /** The puzzle at a place of a match, or null if there is none. */
  @Nullable
  default Puzzle puzzle(ReadableMatch match, int ply, Cancel cancel) {
    return null;
  }

  /** The best few moves, best first; the progress hears of them on the way. */
  default List<Thought> lines(
      Position position,
      int count,
      Limits limits,
      Cancel cancel,
      Consumer<List<Thought>> progress) {
    return Collections.emptyList();
  }

  /** Thinks ahead for a CPU that waits at a seat, until it is told to stop. */
  default void ponder(Position position, int seat, Cancel cancel) {}

  /** The engine, with tables of that size, on the thread that asks. */
  static Thinker engine(int megabytes) {
    return new EngineThinker(megabytes, 1, () -> 1);
  }

  /** The engine, with tables of that size, on as many threads as the device has for it. */
  static Thinker engine(int megabytes, CpuThreads threads) {
    return new EngineThinker(megabytes, threads.most(), threads::now);
  }
}
