package tabuleiro.app.data;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Observer;
import java.util.function.Consumer;

/**
 * LiveData of the unfinished game that was changed last; loads it again whenever saved games
 * change.
 */
final class LatestGameLiveData extends LiveData<DataResult<LoadedGame.Playable>> {
  private final LiveData<Integer> changes;
  private final Consumer<Consumer<DataResult<LoadedGame.Playable>>> reader;

  /** An observer of the changes is called immediately, which triggers the first read too. */
  private final Observer<Integer> onChange = change -> read();

  LatestGameLiveData(
      LiveData<Integer> changes, Consumer<Consumer<DataResult<LoadedGame.Playable>>> reader) {
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
