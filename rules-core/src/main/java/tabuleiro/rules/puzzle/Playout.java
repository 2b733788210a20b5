package tabuleiro.rules.puzzle;

import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Position;

/** Plays games out, the best that it can for both seats, to see how they are counted at the end. */
final class Playout {
  /** A game that is not over after so many plies says nothing. */
  private static final int MAX_PLIES = 50;

  private final Engine engine;
  private final SearchLimits limits;
  private final CancelFlag cancel;
  private boolean unfinished;

  /** Plays with that engine, with so many nodes for a move. */
  Playout(Engine engine, long nodes, CancelFlag cancel) {
    this.engine = engine;
    this.limits = SearchLimits.nodes(nodes);
    this.cancel = cancel;
  }

  /** Whether some game did not come to its end. */
  boolean hasUnfinished() {
    return unfinished;
  }

  /**
   * By how much the seat to move is ahead of its rival when the game that this move begins ends.
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
