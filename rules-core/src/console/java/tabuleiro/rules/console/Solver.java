package tabuleiro.rules.console;

import tabuleiro.rules.game.Position;

/** Interface of a solver, which knows the outcome of every position of a game with perfect play. */
public interface Solver {
  /**
   * Returns the plies to a win of the seat to move, negative for a loss, if the winner hurries and
   * the loser delays; 0 if neither can force a win.
   */
  int winsIn(Position position);
}
