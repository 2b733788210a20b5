package tabuleiro.app.learn;

/**
 * Set of the completed steps of a lesson.
 *
 * @param bits one bit per step
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
