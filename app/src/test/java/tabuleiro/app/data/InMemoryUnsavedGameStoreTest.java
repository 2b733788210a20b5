package tabuleiro.app.data;

import org.junit.Rule;
import tabuleiro.app.LiveDataRule;

/** Tests unsaved games with the in-memory fake. */
public final class InMemoryUnsavedGameStoreTest extends UnsavedGameStoreContract {
  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Override
  RepositoryHarness fresh() {
    return new InMemoryRepositoryHarness();
  }
}
