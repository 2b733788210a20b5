package tabuleiro.rules.ai;

/** What a move was worth, by the winning chance it gave away. */
public enum Verdict {
  GOOD(0),
  INACCURACY(8),
  MISTAKE(15),
  BLUNDER(25);

  private final int loss;

  Verdict(int loss) {
    this.loss = loss;
  }

  /** Judges by the chance, 0 to 100, that the mover had before the move and has after it. */
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
