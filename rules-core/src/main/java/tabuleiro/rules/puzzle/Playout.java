package tabuleiro.rules.puzzle;

import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Position;

/**
 * Plays a position to the end of the game with the engine on both sides, and compares the final
 * scores.
 */
final class Playout {
  /** The maximum number of plies of a playout. */
  private static final int MAX_PLIES = 50;

  private final Engine engine;
  private final SearchLimits limits;
  private final CancelFlag cancel;
  private boolean unfinished;

  /** Creates playouts with an engine and a node limit for each move. */
  Playout(Engine engine, long nodes, CancelFlag cancel) {
    this.engine = engine;
    this.limits = SearchLimits.nodes(nodes);
    this.cancel = cancel;
  }

  /** Returns whether some playout did not reach the end of the game. */
  boolean hasUnfinished() {
    return unfinished;
  }

  /**
   * Returns the final lead of the seat to move over its rival in the game that begins with a move.
   */
  int margin(Position shown, int move) {
    int seat = shown.turn();
    var position = shown.copy();
    position.play(move);
    for (int plies = 0; plies < MAX_PLIES && !position.isOver() && !cancel.isCancelled(); plies++) {
      position.play(engine.think(position, limits, cancel, progress -> {}).move());
    }
    unfinished |= !position.isOver();
    return position.score(seat) - position.score(seat ^ 1);
  }
}
