package tabuleiro.app.play;

/**
 * Playback settings of a game between CPUs.
 *
 * @param pace the speed of the moves
 * @param paused whether every move waits for a command
 */
record CpuPlayback(Pace pace, boolean paused) {
  CpuPlayback withPause(boolean newPaused) {
    return new CpuPlayback(pace, newPaused);
  }

  CpuPlayback withNextPace() {
    return new CpuPlayback(pace.next(), paused);
  }

  /** Speed of the moves. */
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
