package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.game.Position;

/**
 * Set of the positions that occurred earlier in a game, as far back as repetition rules reach, by
 * which the search recognises repetitions.
 */
final class PastPositions {
  /** The number of plies without progress after which every game is over. */
  private static final int MAX_LOOKBACK = 100;

  private final long[] hashes;

  /** Creates the set of positions before the current one, which is not changed. */
  PastPositions(Position position) {
    var past = position.copy();
    hashes = new long[Math.min(MAX_LOOKBACK, past.ply())];
    for (int i = 0; i < hashes.length; i++) {
      past.undo();
      hashes[i] = past.hash();
    }
    Arrays.sort(hashes);
  }

  /** Returns whether a position with this hash occurred earlier in the game. */
  boolean contains(long hash) {
    return Arrays.binarySearch(hashes, hash) >= 0;
  }
}
