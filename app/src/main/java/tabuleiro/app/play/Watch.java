package tabuleiro.app.play;

/**
 * How CPUs play among themselves.
 *
 * @param pace how quickly move follows move
 * @param paused whether they wait to be asked for every move
 */
record Watch(Pace pace, boolean paused) {
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
