package tabuleiro.app.learn;

/**
 * Set of the completed steps of a lesson.
 *
 * @param bits one bit per step
 */
record CompletedSteps(long bits) {
  static final CompletedSteps NONE = new CompletedSteps(0);

  boolean has(int step) {
    return (bits >> step & 1) != 0;
  }

  CompletedSteps with(int step) {
    return new CompletedSteps(bits | 1L << step);
  }
}
