package tabuleiro.app.learn;

/**
 * Which steps of a lesson were done once.
 *
 * @param bits a bit for each
 */
record DoneSteps(long bits) {
  static final DoneSteps NONE = new DoneSteps(0);

  boolean has(int step) {
    return (bits >> step & 1) != 0;
  }

  DoneSteps with(int step) {
    return new DoneSteps(bits | 1L << step);
  }
}
