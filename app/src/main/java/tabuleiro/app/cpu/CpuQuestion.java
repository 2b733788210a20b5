package tabuleiro.app.cpu;

import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.game.Position;

/**
 * What the CPU is asked.
 *
 * @param position a position that nobody else touches
 * @param level how strongly to play, or null for the best move that can be found
 * @param move the move whose worth is asked for, or {@link #ANY}
 * @param seed decides the dice of the weaker levels
 * @param limits how long to think
 */
public record CpuQuestion(Position position, Level level, int move, long seed, Limits limits) {
  /** No particular move. */
  public static final int ANY = -1;

  /** The move that a CPU of this level plays. */
  public static CpuQuestion move(Position position, Level level, long seed) {
    return new CpuQuestion(position.copy(), level, ANY, seed, Limits.of(level));
  }

  /** The best move, for hints and judgement. */
  public static CpuQuestion best(Position position, long millis) {
    return new CpuQuestion(position.copy(), null, ANY, 0, Limits.millis(millis));
  }

  /** What a move is worth to the seat that makes it. */
  public static CpuQuestion worth(Position position, int move, long millis) {
    return new CpuQuestion(position.copy(), null, move, 0, Limits.millis(millis));
  }

  /** Whether a CPU is to move, for which a person waits. */
  boolean isMove() {
    return level != null;
  }
}
