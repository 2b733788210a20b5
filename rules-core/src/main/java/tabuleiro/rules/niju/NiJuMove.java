package tabuleiro.rules.niju;

/** A move, packed: a tile, its quarter turns clockwise and the cell it is laid on. Never 0. */
public final class NiJuMove {
  /** How many bits of a move are its cell. */
  static final int CELL_BITS = 13;

  private static final int TURN_BITS = 2;

  private NiJuMove() {}

  /** Packs a move; the turns must be the fewest that give the orientation. */
  public static int of(int tile, int turns, int cell) {
    return orientation(tile, turns) | cell;
  }

  /** The part of a move that says which tile is laid and how it is turned. */
  static int orientation(int tile, int turns) {
    return (tile << TURN_BITS | turns) << CELL_BITS;
  }

  /** The tile that is laid. */
  public static int tile(int move) {
    return move >>> CELL_BITS + TURN_BITS;
  }

  /** Its quarter turns clockwise. */
  public static int turns(int move) {
    return move >>> CELL_BITS & (1 << TURN_BITS) - 1;
  }

  /** The cell of the {@link NiJuGrid} it is laid on. */
  public static int cell(int move) {
    return move & (1 << CELL_BITS) - 1;
  }

  /** The neighbours that the laid tile marks. */
  public static int marks(int move) {
    return Tiles.marks(tile(move), turns(move));
  }
}
