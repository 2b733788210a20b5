package tabuleiro.rules.match;

/**
 * Counts moves as records and screens number them: by rounds, in each of which every seat has a
 * turn.
 */
public final class Rounds {
  private Rounds() {}

  /** Returns the number of the round in which the last of some moves is made; 0 without a move. */
  public static int of(int moves, int seats) {
    return moves == 0 ? 0 : (moves - 1) / seats + 1;
  }

  /** Returns whether the last of some moves begins a round. */
  public static boolean begins(int moves, int seats) {
    return moves % seats == 1 % seats;
  }
}
