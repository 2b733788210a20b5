package tabuleiro.app.play;

/**
 * How CPUs play among themselves while a person watches.
 *
 * @param pace how quickly move follows move
 * @param paused whether they wait to be asked for every move
 */
record CpuPlayback(Pace pace, boolean paused) {
  CpuPlayback withPause(boolean newPaused) {
    return new CpuPlayback(pace, newPaused);
  }

  CpuPlayback withNextPace() {
    return new CpuPlayback(pace.next(), paused);
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

    private Pace next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }
}
