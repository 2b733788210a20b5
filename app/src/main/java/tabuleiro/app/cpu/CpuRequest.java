package tabuleiro.app.cpu;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Position;

/**
 * Request to the CPU opponent: to choose a move in a position, or to evaluate a given move.
 *
 * @param position a position that nobody else uses
 * @param level the playing strength, or null for the best move that can be found
 * @param move the move to evaluate, or {@link #ANY}
 * @param seed seeds the random choices of the weaker levels
 * @param limits how long to search
 */
public record CpuRequest(
    Position position, @Nullable Level level, int move, long seed, SearchLimits limits) {
  /** No particular move. */
  public static final int ANY = -1;

  /** Requests the move that a CPU of this level plays. */
  public static CpuRequest move(Position position, Level level, long seed) {
    return new CpuRequest(position.copy(), level, ANY, seed, SearchLimits.of(level));
  }

  /** Requests the best move, for hints and verdicts. */
  public static CpuRequest best(Position position, long millis) {
    return new CpuRequest(position.copy(), null, ANY, 0, SearchLimits.millis(millis));
  }

  /** Requests the value of a move for the seat that makes it. */
  public static CpuRequest worth(Position position, int move, long millis) {
    return new CpuRequest(position.copy(), null, move, 0, SearchLimits.millis(millis));
  }

  /**
   * Requests the best move, or the value of a move unless it is {@link #ANY}, within a node limit.
   * The answer depends on the request alone, not on time, threads or earlier requests.
   */
  public static CpuRequest reproducible(Position position, int move, SearchLimits limits) {
    return new CpuRequest(position.copy(), null, move, 0, limits);
  }

  /** Returns whether time does not limit the search, so that its answer can be reproduced. */
  boolean isReproducible() {
    return level == null && limits.millis() == 0;
  }

  /** Returns whether the request is for a CPU's move, for which a person waits. */
  boolean isMove() {
    return level != null;
  }
}
