package tabuleiro.app.data;

/** How a game ended for the one person against CPUs. */
public enum Outcome {
  WON(1),
  DRAWN(0.5),
  LOST(0);

  private final double score;

  Outcome(double score) {
    this.score = score;
  }

  /** The share of the game's point, 0 to 1. */
  double score() {
    return score;
  }
}
