package tabuleiro.app.data;

/** Result of a game against CPUs for its only human player: won, drawn or lost. */
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
