package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The terms of a game's evaluation: one row each, which says what the term is called, what it
 * weighs and what is counted. The console's {@code tune} command fits the weights to games.
 */
public final class Terms {
  /** The phase in which a game is about to end; it starts with phase 0. */
  public static final int LAST_PHASE = 64;

  /** So many units of weight are one unit of the evaluation. */
  public static final int SCALE = 16;

  /**
   * One term.
   *
   * @param name what it is called
   * @param opening what one of it weighs when a game starts
   * @param ending what one of it weighs when a game is about to end
   * @param counted what is counted for each seat
   */
  public record Term(String name, int opening, int ending, String counted) {
    /** The weight in a phase: it goes evenly from that of the opening to that of the ending. */
    int weight(int phase) {
      return (opening * (LAST_PHASE - phase) + ending * phase) / LAST_PHASE;
    }
  }

  private final List<Term> rows = new ArrayList<>();
  private int[][] weights;

  /** Adds a row and returns its index, at which its count has to be put. */
  public int add(String name, int opening, int ending, String counted) {
    rows.add(new Term(name, opening, ending, counted));
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
