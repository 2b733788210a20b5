package tabuleiro.rules.niju;

/**
 * Counts, for each free cell, the unfinished patterns of each seat that need a tile there, grouped
 * by how many tiles of the pattern are in place.
 */
final class CellPatternCounts {
  /** For every set of neighbours the tiles, as bits, that mark only these in some rotation. */
  private static final int[] FITTING_TILES = new int[256];

  static {
    for (int around = 0; around < FITTING_TILES.length; around++) {
      for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
        for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
          if ((TilePatterns.marks(tile, turns) & ~around) == 0) {
            FITTING_TILES[around] |= 1 << tile;
          }
        }
      }
    }
  }

  private final NiJuBoard table;

  /** For each cell of the frontier eight counts of four bits, as in {@link #waitingPatterns}. */
  private final int[] counts = new int[NiJuGrid.CELLS];

  CellPatternCounts(NiJuBoard table) {
    this.table = table;
  }

  /** Counts the patterns on the table as it is now. */
  void update() {
    for (int i = 0; i < table.frontierSize(); i++) {
      counts[table.frontier(i)] = 0;
    }
    // From the tiles to the cells they mark, which is faster than around every cell. Counts of
    // cells outside the frontier are wrong, but they are cleared when a cell joins it.
    for (int i = 0; i < table.laid(); i++) {
      if (!table.isDead(i) && !table.isComplete(i)) {
        int cell = table.cell(i);
        int owner = table.owner(i);
        int one = 1 << shift(owner, table.filled(i));
        for (int rest = table.marks(i) & ~table.around(cell, owner); rest != 0; rest &= rest - 1) {
          counts[cell + NiJuGrid.step(Integer.numberOfTrailingZeros(rest))] += one;
        }
      }
    }
  }

  private static int shift(int seat, int filled) {
    return 4 * (TilePatterns.MARKS * seat + filled);
  }

  /** Returns the number of a seat's live patterns with {@code filled} marks that mark the cell. */
  int waitingPatterns(int cell, int seat, int filled) {
    return counts[cell] >>> shift(seat, filled) & 15;
  }

  /** Returns whether a seat completes a pattern by laying some tile of a hand on the cell. */
  boolean completes(int cell, int seat, int hand) {
    return waitingPatterns(cell, seat, TilePatterns.MARKS - 1) > 0
        || (FITTING_TILES[table.around(cell, seat)] & hand) != 0;
  }

  /** Returns how many of a seat's patterns a tile on the cell brings to one short of complete. */
  int nearCompletions(int cell, int seat) {
    return waitingPatterns(cell, seat, TilePatterns.MARKS - 2)
        + (Integer.bitCount(table.around(cell, seat)) >= 3 ? 1 : 0);
  }
}
