package tabuleiro.app.data;

import org.junit.Rule;
import tabuleiro.app.LiveDataRule;

/** Saved games in the memory do what those on a file do. */
public final class MemoryGamesTest extends SavedGamesContract {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Override
  TestGames fresh() {
    return new TestMemory();
  }
}
