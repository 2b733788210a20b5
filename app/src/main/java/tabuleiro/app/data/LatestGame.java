package tabuleiro.app.data;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Observer;
import java.util.function.Consumer;

/** The running game that was touched last; read anew whenever someone looks and games change. */
final class LatestGame extends LiveData<Answer<LoadedGame.Playable>> {
  private final LiveData<Integer> changes;
  private final Consumer<Consumer<Answer<LoadedGame.Playable>>> reader;

  /** Every change of games is told at once to whoever begins to look, so the first read is too. */
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
