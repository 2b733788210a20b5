package tabuleiro.rules.explain;

import java.util.List;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Count of one fact about a position for a seat, optionally with the count after a better move; the
 * app puts it into words.
 *
 * @param fact the fact
 * @param seat the seat, from 0
 * @param count the count, or {@link CountableFact#UNKNOWN} if only the better move is described
 * @param better the count after the better move, or {@link CountableFact#UNKNOWN}
 * @param later the number of moves after the two compared moves at which it was counted
 */
public record Statement(CountableFact fact, int seat, int count, int better, int later) {
  /** Returns where it is seen in the position that it is about; empty if it has no place. */
  public List<Touch> places(Position position) {
    return fact.places(position, seat);
  }

  /**
   * Returns whether the statement makes sense without the better move, as what a seat can do now or
   * who wins does, but not how many pieces there are.
   */
  public boolean isSelfContained() {
    return count != CountableFact.UNKNOWN && (better == CountableFact.UNKNOWN || !fact.isLasting());
  }
}
