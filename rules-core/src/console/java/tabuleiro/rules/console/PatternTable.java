package tabuleiro.rules.console;

import tabuleiro.rules.game.Position;

/** Table of learned weights of a game's evaluation, which the command {@code learn} trains. */
public interface PatternTable {
  /** Returns the weights in half points: all of them early in a game, then all late in it. */
  byte[] weights();

  /**
   * Counts each weight in a position: how often it applies to the first seat minus how often it
   * applies to the second.
   */
  void count(Position position, int[] counts);
}
