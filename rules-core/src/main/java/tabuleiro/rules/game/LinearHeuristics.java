package tabuleiro.rules.game;

/**
 * Heuristics whose evaluation is a weighted sum of terms that are counted for each seat.
 *
 * <p>The rows of {@link EvaluationTerms} are for people and for tuning; what is evaluated in the
 * search are plain arrays of counts and weights.
 */
public abstract class LinearHeuristics implements Heuristics {
  private final EvaluationTerms terms;
  private final int[][] weights;
  private final int[][] counts;

  /** Heuristics for a position with so many seats. */
  protected LinearHeuristics(int seats, EvaluationTerms terms) {
    this.terms = terms;
    weights = terms.weights();
    counts = new int[seats][terms.rows().size()];
  }

  /** How far the game has come, from 0 to {@link EvaluationTerms#LAST_PHASE}. */
  public abstract int phase();

  /** Counts the terms, by seat and index; every count has to be set. */
  public abstract void count(int[][] counts);

  /** The terms. */
  public final EvaluationTerms terms() {
    return terms;
  }

  @Override
  public void evaluate(int[] scores) {
    count(counts);
    var row = weights[phase()];
    for (int seat = 0; seat < counts.length; seat++) {
      int sum = 0;
      for (int i = 0; i < row.length; i++) {
        sum += row[i] * counts[seat][i];
      }
      scores[seat] = sum / EvaluationTerms.SCALE;
    }
  }
}
