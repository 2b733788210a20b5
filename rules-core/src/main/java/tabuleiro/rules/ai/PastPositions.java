package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.game.Position;

/** The positions that a game has already come through, as far back as the draw rules reach. */
final class PastPositions {
  /** After so many plies without progress every game is over, so none comes again later. */
  private static final int MAX_LOOKBACK = 100;

  private final long[] hashes;

  /** Those before the present position, which is left alone. */
  PastPositions(Position position) {
    var past = position.copy();
    hashes = new long[Math.min(MAX_LOOKBACK, past.ply())];
    for (int i = 0; i < hashes.length; i++) {
      past.undo();
      hashes[i] = past.hash();
    }
    Arrays.sort(hashes);
  }

  /** Whether the game has come through the position with that hash. */
  boolean contains(long hash) {
    return Arrays.binarySearch(hashes, hash) >= 0;
  }
}
