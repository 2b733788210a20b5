package tabuleiro.rules.niju;

/** What the tiles around one free cell make of it, for both seats. */
final class CellView {
  /** For every set of neighbours the tiles, as bits, that fit into it in some turn. */
  private static final int[] FITTING = new int[256];

  static {
    for (int around = 0; around < FITTING.length; around++) {
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        for (int turns = 0; turns < Tiles.turns(tile); turns++) {
          if ((Tiles.marks(tile, turns) & ~around) == 0) {
            FITTING[around] |= 1 << tile;
          }
        }
      }
    }
  }

  /** The neighbours that hold tiles of each seat. */
  final int[] around = new int[2];

  /** How many live patterns of each seat that mark this cell have so many marks filled. */
  final int[][] lacking = new int[2][Tiles.MARKS];

  /** Looks at a cell of the frontier. */
  void look(Table table, int cell) {
    for (int seat = 0; seat < 2; seat++) {
      around[seat] = 0;
      for (int filled = 0; filled < Tiles.MARKS; filled++) {
        lacking[seat][filled] = 0;
      }
    }
    for (int heading = 0; heading < 8; heading++) {
      int near = table.at(cell + Grid.step(heading));
      if (near >= 0) {
        int owner = table.owner(near);
        around[owner] |= 1 << heading;
        if ((table.marks(near) >> (heading ^ 4) & 1) != 0 && !table.isDead(near)) {
          lacking[owner][table.filled(near)]++;
        }
      }
    }
  }

  /** Whether a seat with this hand completes a pattern by laying some tile here. */
  boolean completes(int seat, int hand) {
    return lacking[seat][Tiles.MARKS - 1] > 0 || (FITTING[around[seat]] & hand) != 0;
  }

  /** How many patterns of a seat a tile here could bring to one short of complete. */
  int nearlyCompletes(int seat) {
    return lacking[seat][Tiles.MARKS - 2] + (Integer.bitCount(around[seat]) >= 3 ? 1 : 0);
  }
}
