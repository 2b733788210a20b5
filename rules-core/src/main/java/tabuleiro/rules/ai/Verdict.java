package tabuleiro.rules.ai;

/**
 * Classification of a move as good, inaccuracy, mistake or blunder, by the winning chance that it
 * lost.
 */
public enum Verdict {
  GOOD(0),
  INACCURACY(8),
  MISTAKE(15),
  BLUNDER(25);

  private final int loss;

  Verdict(int loss) {
    this.loss = loss;
  }

  /** Classifies a move by the mover's winning chance, 0 to 100, before and after it. */
  public static Verdict of(int chanceBefore, int chanceAfter) {
    var verdict = GOOD;
    for (var next : values()) {
      if (chanceBefore - chanceAfter >= next.loss) {
        verdict = next;
      }
    }
    return verdict;
  }
}
