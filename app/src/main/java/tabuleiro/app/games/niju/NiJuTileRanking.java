package tabuleiro.app.games.niju;

import tabuleiro.rules.board.Heading;
import tabuleiro.rules.niju.NiJuBoard;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.TilePatterns;

/**
 * Ranks the tiles of a hand of Ni-Ju by how useful they are on one cell: first patterns that would
 * be complete there, then those with most filled marks, and among equals those whose open marks
 * serve other patterns too. Effects on the neighbours are the same for all tiles and do not count.
 */
final class NiJuTileRanking {
  private static final int DEAD = -1;
  private static final int COMPLETE = 1000;
  private static final int FILLED = 20;

  private final int[] tiles = new int[TilePatterns.COUNT];
  private final int[] turns = new int[TilePatterns.COUNT + 1];
  private final int[] worth = new int[TilePatterns.COUNT + 1];
  private int count;

  /** Ranks the seat's hand for a cell of the frontier. */
  void read(NiJuBoard table, int seat, int cell) {
    count = 0;
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      if ((table.hand(seat) >> tile & 1) != 0) {
        findBestTurn(table, seat, cell, tile);
        insert(tile);
      }
    }
  }

  private void findBestTurn(NiJuBoard table, int seat, int cell, int tile) {
    worth[tile] = Integer.MIN_VALUE;
    for (int tried = 0; tried < TilePatterns.turns(tile); tried++) {
      int value = worth(table, seat, cell, TilePatterns.marks(tile, tried));
      if (value > worth[tile]) {
        worth[tile] = value;
        turns[tile] = tried;
      }
    }
  }

  private static int worth(NiJuBoard table, int seat, int cell, int marks) {
    int own = marks & table.around(cell, seat);
    if ((marks & table.around(cell, 1 - seat)) != 0) {
      return DEAD;
    }
    if (own == marks) {
      return COMPLETE;
    }
    int value = FILLED * Integer.bitCount(own);
    for (int rest = marks & ~own; rest != 0; rest &= rest - 1) {
      int heading = Integer.numberOfTrailingZeros(rest);
      var to = Heading.of(heading);
      value += wanted(table, seat, NiJuGrid.x(cell) + to.dx, NiJuGrid.y(cell) + to.dy);
    }
    return value;
  }

  /** Returns how many living patterns of the seat mark an empty cell. */
  private static int wanted(NiJuBoard table, int seat, int x, int y) {
    int wanting = 0;
    for (var heading : Heading.values()) {
      int near = table.at(x - heading.dx, y - heading.dy);
      boolean marks = near >= 0 && (table.marks(near) >> heading.ordinal() & 1) != 0;
      if (marks && table.owner(near) == seat && !table.isDead(near)) {
        wanting++;
      }
    }
    return wanting;
  }

  /** Inserts a tile before all tiles of lower value. */
  private void insert(int tile) {
    int rank = count++;
    while (rank > 0 && worth[tiles[rank - 1]] < worth[tile]) {
      tiles[rank] = tiles[rank - 1];
      rank--;
    }
    tiles[rank] = tile;
  }

  /** Returns the number of tiles. */
  int count() {
    return count;
  }

  /** Returns the tile of a rank; rank 0 is the best. */
  int tile(int rank) {
    return tiles[rank];
  }

  /** Returns how a tile must be turned to have its full value. */
  int turns(int tile) {
    return turns[tile];
  }
}
