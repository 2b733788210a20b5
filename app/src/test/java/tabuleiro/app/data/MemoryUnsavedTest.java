package tabuleiro.app.data;

import org.junit.Rule;
import tabuleiro.app.LiveDataRule;

/** Moves that cannot be stored are kept in the memory. */
public final class MemoryUnsavedTest extends UnsavedGamesContract {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Override
  TestGames fresh() {
    return new TestMemory();
  }
}
