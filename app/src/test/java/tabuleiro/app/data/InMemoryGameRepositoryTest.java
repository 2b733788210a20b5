package tabuleiro.app.data;

import org.junit.Rule;
import tabuleiro.app.LiveDataRule;

/** Tests the in-memory games against the contract of saved games. */
public final class InMemoryGameRepositoryTest extends GameRepositoryContract {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Override
  RepositoryHarness fresh() {
    return new InMemoryRepositoryHarness();
  }
}
