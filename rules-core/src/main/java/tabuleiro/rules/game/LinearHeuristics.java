package tabuleiro.rules.game;

/**
 * Base class of heuristics whose evaluation is a weighted sum of {@link EvaluationTerms} counted
 * for each seat.
 */
public abstract class LinearHeuristics implements Heuristics {
  private final EvaluationTerms terms;
  private final int[][] weights;
  private final int[][] counts;

  /** Creates heuristics with some number of seats. */
  protected LinearHeuristics(int seats, EvaluationTerms terms) {
    this.terms = terms;
    weights = terms.weights();
    counts = new int[seats][terms.rows().size()];
  }

  /** Returns the game phase from 0 to {@link EvaluationTerms#LAST_PHASE}. */
  public abstract int phase();

  /** Counts all terms by seat and index; every count has to be set. */
  public abstract void count(int[][] counts);

  /** Returns the terms. */
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
