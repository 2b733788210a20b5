package tabuleiro.rules.game;

import java.util.List;

/**
 * Heuristics whose evaluation is a weighted sum of terms that are counted for each seat. The
 * weights go gradually from those of the opening to those of the ending. They are found by playing:
 * the console's {@code tune} command fits them.
 */
public abstract class TermHeuristics implements Heuristics {
  /** The phase in which a game is about to end; it starts with phase 0. */
  public static final int LAST_PHASE = 64;

  private static final int SCALE = 16;

  private final Weights weights;
  private final int[][] terms;

  /** Heuristics for a position with so many seats. */
  protected TermHeuristics(int seats, Weights weights) {
    this.weights = weights;
    terms = new int[seats][weights.names.size()];
  }

  /** How far the game has come, from 0 to {@link #LAST_PHASE}. */
  public abstract int phase();

  /** Counts the terms for every seat; all of them have to be set. */
  public abstract void count(int[][] terms);

  /** The terms' names and weights. */
  public final Weights weights() {
    return weights;
  }

  @Override
  public final void evaluate(int[] values) {
    count(terms);
    var row = weights.rows[phase()];
    for (int seat = 0; seat < terms.length; seat++) {
      int sum = 0;
      for (int i = 0; i < row.length; i++) {
        sum += row[i] * terms[seat][i];
      }
      values[seat] = sum / SCALE;
    }
  }

  /** What the terms of a game count for; a sixteenth of the evaluation's unit each. */
  public static final class Weights {
    private final List<String> names;
    private final int[][] rows = new int[LAST_PHASE + 1][];

    /** The weights at both ends of the game, in the order of the names. */
    public Weights(List<String> names, int[] opening, int[] ending) {
      this.names = names;
      for (int phase = 0; phase <= LAST_PHASE; phase++) {
        rows[phase] = new int[names.size()];
        for (int i = 0; i < names.size(); i++) {
          rows[phase][i] = (opening[i] * (LAST_PHASE - phase) + ending[i] * phase) / LAST_PHASE;
        }
      }
    }

    /** The names of the terms. */
    public List<String> names() {
      return names;
    }

    /** The weight of a term in a phase. */
    public int weight(int phase, int term) {
      return rows[phase][term];
    }
  }
}
