package tabuleiro.rules.game;

import java.util.Random;

/** A player that follows one simple idea of its own instead of searching. */
public interface Bot {
  /** The move it makes in a game that goes on; the position is left as it was. */
  int choose(Position position, Random random);
}
