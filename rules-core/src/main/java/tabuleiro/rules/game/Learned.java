package tabuleiro.rules.game;

/**
 * Heuristics that also know a table of weights, too many to be written down one by one: the
 * console's {@code learn} command learns them from games.
 */
public interface Learned {
  /**
   * The table: for every weight half points early in a game, then for every weight half points
   * late. Empty if nothing is learned for the position's options.
   */
  byte[] learned();

  /** Sets for every weight how often it counts for the first seat less how often for the second. */
  void countLearned(int[] counts);
}
