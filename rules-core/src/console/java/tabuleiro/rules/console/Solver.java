package tabuleiro.rules.console;

import tabuleiro.rules.game.Position;

/** Knows how every position of a game ends if nobody errs. */
public interface Solver {
  /**
   * After how many plies the seat to move of a game that goes on has won, or, below zero, has lost,
   * if one side hurries and the other delays; 0 if neither can force it.
   */
  int winsIn(Position position);
}
