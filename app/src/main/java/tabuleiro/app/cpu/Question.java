package tabuleiro.app.cpu;

import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.game.Position;

/**
 * What the CPU is asked.
 *
 * @param position a position that nobody else touches
 * @param level how strongly to play, or null for the best move that can be found
 * @param seed decides the dice of the weaker levels
 * @param limits how long to think
 */
public record Question(Position position, Level level, long seed, Limits limits) {
  /** The move that a CPU of this level plays. */
  public static Question move(Position position, Level level, long seed) {
    return new Question(position.copy(), level, seed, Limits.of(level));
  }

  /** The best move, for hints and judgement. */
  public static Question best(Position position, long millis) {
    return new Question(position.copy(), null, 0, Limits.millis(millis));
  }
}
