package tabuleiro.app.data;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Observer;
import java.util.function.Consumer;

/**
 * LiveData of the running game that was changed last; reads it again whenever it is observed and
 * games change.
 */
final class LatestGame extends LiveData<Answer<LoadedGame.Playable>> {
  private final LiveData<Integer> changes;
  private final Consumer<Consumer<Answer<LoadedGame.Playable>>> reader;

  /** An observer of the changes is called immediately, which triggers the first read too. */
  private final Observer<Integer> onChange = change -> read();

  LatestGame(LiveData<Integer> changes, Consumer<Consumer<Answer<LoadedGame.Playable>>> reader) {
    this.changes = changes;
    this.reader = reader;
  }

  private void read() {
    reader.accept(this::setValue);
  }

  @Override
  protected void onActive() {
    changes.observeForever(onChange);
  }

  @Override
  protected void onInactive() {
    changes.removeObserver(onChange);
  }
}
