package tabuleiro.app.data;

import org.junit.Rule;
import tabuleiro.app.LiveDataRule;

/** Tests unsaved games with the in-memory fake. */
public final class MemoryUnsavedTest extends UnsavedGamesContract {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Override
  TestGames fresh() {
    return new TestMemory();
  }
}
