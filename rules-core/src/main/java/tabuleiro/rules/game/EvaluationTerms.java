package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * List of the terms of a linear evaluation function, each with a name, its weights by game phase
 * and a description. The console's {@code tune} command fits the weights.
 */
public final class EvaluationTerms {
  /** The phase of a game about to end; a game starts in phase 0. */
  public static final int LAST_PHASE = 64;

  /** The number of weight units in one unit of the evaluation. */
  public static final int SCALE = 16;

  /**
   * One term.
   *
   * @param name the name
   * @param weights the weights from the start of a game to its end
   * @param description what is counted for each seat
   */
  public record Term(String name, List<Integer> weights, String description) {
    /** Returns the weight in a phase by linear interpolation. */
    int weight(int phase) {
      int segments = weights.size() - 1;
      int segment = Math.min(segments - 1, phase * segments / LAST_PHASE);
      int progress = phase * segments - segment * LAST_PHASE;
      return (weights.get(segment) * (LAST_PHASE - progress) + weights.get(segment + 1) * progress)
          / LAST_PHASE;
    }
  }

  private final List<Term> rows = new ArrayList<>();
  private int @Nullable [][] weights;

  /** Adds a term with two weights and returns the index of its count. */
  public int add(String name, int opening, int ending, String description) {
    return add(name, description, opening, ending);
  }

  /** Adds a term with weights for evenly spaced phases and returns the index of its count. */
  public int add(String name, String description, int... weights) {
    rows.add(
        new Term(name, Arrays.stream(weights).boxed().collect(Collectors.toList()), description));
    return rows.size() - 1;
  }

  /** Returns the terms in the order of their indices. */
  public List<Term> rows() {
    return Collections.unmodifiableList(rows);
  }

  /** Returns the weights by phase and index for the search. No term may be added afterwards. */
  synchronized int[][] weights() {
    if (weights == null) {
      weights = new int[LAST_PHASE + 1][rows.size()];
      for (int phase = 0; phase <= LAST_PHASE; phase++) {
        for (int i = 0; i < rows.size(); i++) {
          weights[phase][i] = rows.get(i).weight(phase);
        }
      }
    }
    return weights;
  }
}
