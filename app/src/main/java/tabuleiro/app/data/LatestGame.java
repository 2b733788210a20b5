package tabuleiro.app.data;

import androidx.lifecycle.LiveData;

/** The running game that was touched last; read anew whenever someone looks and games change. */
final class LatestGame extends LiveData<LoadedGame.Playable> {
  private final Runnable read;

  /** {@code read} posts the value. */
  LatestGame(Runnable read) {
    this.read = read;
  }

  @Override
  protected void onActive() {
    read.run();
  }

  void changed() {
    if (hasActiveObservers()) {
      read.run();
    }
  }

  void post(LoadedGame.Playable game) {
    postValue(game);
  }
}
