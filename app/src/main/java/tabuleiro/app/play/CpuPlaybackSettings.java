package tabuleiro.app.play;

/**
 * Playback settings of a game that only CPUs play: pace, and whether it is paused.
 *
 * @param pace the speed of the moves
 * @param paused whether every move waits for a command
 */
record CpuPlaybackSettings(Pace pace, boolean paused) {
  CpuPlaybackSettings withPause(boolean newPaused) {
    return new CpuPlaybackSettings(pace, newPaused);
  }

  CpuPlaybackSettings withNextPace() {
    return new CpuPlaybackSettings(pace.next(), paused);
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
