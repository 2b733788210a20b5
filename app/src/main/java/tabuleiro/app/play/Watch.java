package tabuleiro.app.play;

import androidx.lifecycle.SavedStateHandle;

/**
 * How CPUs play among themselves.
 *
 * @param pace how quickly move follows move
 * @param paused whether they wait to be asked for every move
 */
record Watch(Pace pace, boolean paused) {
  private static final String PACE = "pace";
  private static final String PAUSED = "paused";

  /** As it was before the system ended the process; at first they just play. */
  static Watch restore(SavedStateHandle handle) {
    String pace = handle.get(PACE);
    return new Watch(
        pace == null ? Pace.NORMAL : Pace.valueOf(pace),
        Boolean.TRUE.equals(handle.<Boolean>get(PAUSED)));
  }

  /** Writes down what {@link #restore} reads. */
  void keep(SavedStateHandle handle) {
    handle.set(PACE, pace.name());
    handle.set(PAUSED, paused);
  }

  /** How quickly move follows move. */
  enum Pace {
    SLOW(2000),
    NORMAL(800),
    FAST(100);

    final long millis;

    Pace(long millis) {
      this.millis = millis;
    }

    Pace next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }
}
