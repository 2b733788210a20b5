package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The terms of a game's evaluation: one row each, which says what the term is called, what it
 * weighs and what is counted. The console's {@code tune} command fits the weights to games.
 */
public final class EvaluationTerms {
  /** The phase in which a game is about to end; it starts with phase 0. */
  public static final int LAST_PHASE = 64;

  /** So many units of weight are one unit of the evaluation. */
  public static final int SCALE = 16;

  /**
   * One term.
   *
   * @param name what it is called
   * @param weights what one of it weighs, from the start of a game to its end
   * @param description what is counted for each seat
   */
  public record Term(String name, List<Integer> weights, String description) {
    /** The weight in a phase: it goes evenly from each weight to the next. */
    int weight(int phase) {
      int segments = weights.size() - 1;
      int segment = Math.min(segments - 1, phase * segments / LAST_PHASE);
      int progress = phase * segments - segment * LAST_PHASE;
      return (weights.get(segment) * (LAST_PHASE - progress) + weights.get(segment + 1) * progress)
          / LAST_PHASE;
    }
  }

  private final List<Term> rows = new ArrayList<>();
  private int[][] weights;

  /** Adds a row and returns its index, at which its count has to be put. */
  public int add(String name, int opening, int ending, String description) {
    return add(name, description, opening, ending);
  }

  /**
   * Adds a row with any number of weights, two or more, for evenly spaced phases from the first to
   * the last, and returns its index, at which its count has to be put.
   */
  public int add(String name, String description, int... weights) {
    var list = new ArrayList<Integer>();
    for (int weight : weights) {
      list.add(weight);
    }
    rows.add(new Term(name, list, description));
    return rows.size() - 1;
  }

  /** The rows, by their index. */
  public List<Term> rows() {
    return Collections.unmodifiableList(rows);
  }

  /** The weights by phase and index, as plain numbers for the search; no row is added any more. */
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
