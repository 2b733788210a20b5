package tabuleiro.app.data;

import org.junit.Rule;
import tabuleiro.app.LiveDataRule;

/** Tests the in-memory games against the contract of saved games. */
public final class MemoryGamesTest extends SavedGamesContract {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Override
  TestGames fresh() {
    return new TestMemory();
  }
}
