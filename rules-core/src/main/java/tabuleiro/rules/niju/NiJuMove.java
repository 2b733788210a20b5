package tabuleiro.rules.niju;

/**
 * Encodes a move of Ni-Ju as an int: a tile, its clockwise quarter turns and the cell it is laid
 * on. Never 0.
 */
public final class NiJuMove {
  /** The number of bits of the cell. */
  static final int CELL_BITS = 13;

  private static final int TURN_BITS = 2;

  private NiJuMove() {}

  /** Packs a move; the turns must be the fewest that give the orientation. */
  public static int of(int tile, int turns, int cell) {
    return orientation(tile, turns) | cell;
  }

  /** Returns the part of a move that holds the tile and its turns. */
  static int orientation(int tile, int turns) {
    return (tile << TURN_BITS | turns) << CELL_BITS;
  }

  /**
   * Sets the first elements to the orientations of the tiles in a hand, as parts of moves, and
   * returns their number.
   */
  static int orientations(int hand, int[] parts) {
    int count = 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int tile = Integer.numberOfTrailingZeros(rest);
      for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
        parts[count++] = orientation(tile, turns);
      }
    }
    return count;
  }

  /** Returns the tile of a move. */
  public static int tile(int move) {
    return move >>> CELL_BITS + TURN_BITS;
  }

  /** Returns the clockwise quarter turns of a move. */
  public static int turns(int move) {
    return move >>> CELL_BITS & (1 << TURN_BITS) - 1;
  }

  /** Returns the cell of a move in the {@link NiJuGrid}. */
  public static int cell(int move) {
    return move & (1 << CELL_BITS) - 1;
  }

  /** Returns the neighbours that the laid tile marks. */
  public static int marks(int move) {
    return TilePatterns.marks(move >>> CELL_BITS);
  }
}
