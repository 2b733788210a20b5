package tabuleiro.rules.game;

import java.util.Random;

/** Computer opponent that chooses its move by simple rules, without a search. */
public interface Bot {
  /** Returns the chosen move in a game that goes on; the position is not changed. */
  int choose(Position position, Random random);
}
