package tabuleiro.rules.console;

import tabuleiro.rules.game.Position;

/**
 * Interface for training the learned pattern weights of a game's evaluation: returns the current
 * weights and counts how often each applies in a position.
 */
public interface TrainableWeights {
  /** Returns the weights in half points: all of them early in a game, then all late in it. */
  byte[] weights();

  /**
   * Counts each weight in a position: how often it applies to the first seat minus how often it
   * applies to the second.
   */
  void count(Position position, int[] counts);
}
