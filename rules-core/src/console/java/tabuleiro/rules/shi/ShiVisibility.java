package tabuleiro.rules.shi;

/**
 * Lookup table of the squares that a piece sees along the lines of a small board, given the set of
 * occupied squares as bits.
 */
final class ShiVisibility {
  /** The number of squares in the lower of two lookup tables. */
  private static final int LOW_BITS = 13;

  private static final int LOW = (1 << LOW_BITS) - 1;

  /** For each square the squares on its lines. */
  private final int[] lines;

  /** For each square and each set of blockers the hidden squares. */
  private final int[][] hiddenByLow;

  private final int[][] hiddenByHigh;

  ShiVisibility(int side) {
    int squares = side * side;
    lines = new int[squares];
    hiddenByLow = new int[squares][1 << Math.min(LOW_BITS, squares)];
    hiddenByHigh = new int[squares][1 << Math.max(0, squares - LOW_BITS)];
    for (int from = 0; from < squares; from++) {
      var hidden = new int[squares];
      for (int heading = 0; heading < 8; heading++) {
        int behind = 0;
        var ray = ShiRays.of(side).ray(from, heading);
        for (int i = ray.length - 1; i >= 0; i--) {
          hidden[ray[i]] = behind;
          behind |= 1 << ray[i];
        }
        lines[from] |= behind;
      }
      fill(hiddenByLow[from], hidden, 0);
      fill(hiddenByHigh[from], hidden, LOW_BITS);
    }
  }

  private static void fill(int[] hiddenBySets, int[] hidden, int firstSquare) {
    for (int set = 1; set < hiddenBySets.length; set++) {
      int square = firstSquare + Integer.numberOfTrailingZeros(set);
      hiddenBySets[set] = hiddenBySets[set & set - 1] | hidden[square];
    }
  }

  /**
   * Returns the squares visible from a square: the empty squares, and the first occupied one on
   * every line.
   */
  int seen(int from, int occupied) {
    int hidden = hiddenByLow[from][occupied & LOW] | hiddenByHigh[from][occupied >>> LOW_BITS];
    return lines[from] & ~hidden;
  }
}
