package tabuleiro.app.data;

/** Result of a game for the one person against CPUs. */
public enum Outcome {
  WON(1),
  DRAWN(0.5),
  LOST(0);

  private final double score;

  Outcome(double score) {
    this.score = score;
  }

  /** Returns the score, 0 to 1. */
  double score() {
    return score;
  }
}
