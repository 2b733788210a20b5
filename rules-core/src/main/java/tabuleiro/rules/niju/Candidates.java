package tabuleiro.rules.niju;

import tabuleiro.rules.game.MoveList;

/**
 * Picks the most promising of the many hundred moves: cell, tile and turn are valued together by
 * what they complete, block, prepare and start.
 */
final class Candidates {
  private static final int MOST = 64;
  static final int LEAST_PER_CELL = 4;

  // What it is worth, roughly, to fill a mark of an own pattern that has so many filled, to spoil
  // an enemy's, and to lay a tile with so many of its own marks filled at once.
  static final int[] GROWTH = {6, 20, 60, 400};
  static final int[] DAMAGE = {4, 12, 40, 300};
  static final int[] START = {0, 6, 22, 75, 400};

  /** What it is worth to take a cell on which the enemy could lay a tile that is complete. */
  static final int FIT = 250;

  /** From this value on a move completes or blocks something. */
  static final int FORCING = 250;

  /** What a mark on a cell is worth for each unit of its heat. */
  static final int HEAT = 4;

  private final NiJuPosition position;
  private final NiJuTable table;
  private final CellViews views;
  private final int[] moves = new int[MOST];
  private final int[] values = new int[MOST];

  /** The cells of the frontier, each below the most that a move there can be worth. */
  private final int[] hopes = new int[NiJuTable.MOST_FRONTIER];

  /** For cells of the frontier how much own patterns need a tile there; 0 elsewhere. */
  private final byte[] heat = new byte[NiJuGrid.CELLS];

  /** The orientations of the tiles in the hand: their marks and their part of the move. */
  private final int[] marks = new int[Tiles.ORIENTATIONS];

  private final int[] shapes = new int[Tiles.ORIENTATIONS];
  private int orientations;

  /** For one cell the heat around it, summed up for every set of four neighbours. */
  private final int[] heatAhead = new int[16];

  private final int[] heatBehind = new int[16];

  /** For one cell its best orientations so far, so that other cells get a look too. */
  private final int[] bestShapes = new int[MOST];

  private final int[] bestValues = new int[MOST];
  private int count;
  private int limit;
  private int mostPerCell;
  private int asked;

  Candidates(NiJuPosition position, CellViews views) {
    this.position = position;
    this.views = views;
    table = position.table();
  }

  /** Appends at most so many moves, the best ones first. */
  void list(MoveList list, int width) {
    count = 0;
    limit = Math.min(MOST, width);
    int seat = position.turn();
    int cells = table.frontierSize();
    mostPerCell = Math.max(LEAST_PER_CELL, limit / cells);
    listOrientations(table.hand(seat));
    views.look();
    for (int i = 0; i < cells; i++) {
      heat[table.frontier(i)] = (byte) heat(table.frontier(i), seat);
    }
    rankCells(seat);
    for (int i = 0; i < cells && isAmongBest(hopes[i] >> NiJuMove.CELL_BITS); i++) {
      addCell(NiJuMove.cell(hopes[i]), seat);
    }
    for (int i = 0; i < cells; i++) {
      heat[table.frontier(i)] = 0;
    }
    for (int i = 0; i < count; i++) {
      list.add(moves[i]);
    }
    asked = count - 1;
  }

  private void listOrientations(int hand) {
    orientations = 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int tile = Integer.numberOfTrailingZeros(rest);
      for (int turns = 0; turns < Tiles.turns(tile); turns++) {
        marks[orientations] = Tiles.marks(tile, turns);
        shapes[orientations++] = NiJuMove.shape(tile, turns);
      }
    }
  }

  /**
   * Appends every move that can make a difference: the turn of a tile whose pattern can no longer
   * be completed makes none.
   */
  void listAll(MoveList list) {
    int seat = position.turn();
    int tilesAfter = Integer.bitCount(table.hand(seat)) - 1;
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      int friends = table.around(cell, seat);
      int enemies = table.around(cell, seat ^ 1);
      for (int rest = table.hand(seat); rest != 0; rest &= rest - 1) {
        int tile = Integer.numberOfTrailingZeros(rest);
        boolean any = false;
        for (int turns = 0; turns < Tiles.turns(tile); turns++) {
          int marked = Tiles.marks(tile, turns);
          boolean hopeless =
              (marked & enemies) != 0 || Integer.bitCount(marked & ~friends) > tilesAfter;
          if (!hopeless || !any) {
            list.add(NiJuMove.of(tile, turns, cell));
          }
          any |= hopeless;
        }
      }
    }
  }

  /** The value of a move listed last; they are best asked for in the order of the list. */
  int value(int move) {
    for (int i = 0; i < count; i++) {
      asked = asked + 1 < count ? asked + 1 : 0;
      if (moves[asked] == move) {
        return values[asked];
      }
    }
    return 0;
  }

  /** What any tile on the cell is worth to the seat. */
  private int base(int cell, int seat) {
    int enemy = seat ^ 1;
    int value = 0;
    for (int filled = 0; filled < Tiles.MARKS; filled++) {
      value += GROWTH[filled] * views.lacking(cell, seat, filled);
      value += DAMAGE[filled] * views.lacking(cell, enemy, filled);
    }
    if (views.lacking(cell, enemy, Tiles.MARKS - 1) == 0
        && views.completes(cell, enemy, table.hand(enemy))) {
      value += FIT;
    }
    value += views.nearlyCompletes(cell, enemy) >= 2 ? DAMAGE[2] : 0;
    return value;
  }

  private int heat(int cell, int seat) {
    return views.lacking(cell, seat, 0)
        + 2 * views.lacking(cell, seat, 1)
        + 6 * views.lacking(cell, seat, 2);
  }

  /** Puts the cells first on which a tile that marked all around would be worth most. */
  private void rankCells(int seat) {
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      int friends = Integer.bitCount(table.around(cell, seat));
      int hope = base(cell, seat) + START[Math.min(Tiles.MARKS, friends)] + HEAT * heatOn(cell);
      int ranked = hope << NiJuMove.CELL_BITS | cell;
      int place = i;
      for (; place > 0 && hopes[place - 1] < ranked; place--) {
        hopes[place] = hopes[place - 1];
      }
      hopes[place] = ranked;
    }
  }

  private boolean isAmongBest(int value) {
    return count < limit || value > values[count - 1];
  }

  private void addCell(int cell, int seat) {
    int base = base(cell, seat);
    int friends = table.around(cell, seat);
    int enemies = table.around(cell, seat ^ 1);
    sumUpHeat(cell);
    int found = 0;
    for (int i = 0; i < orientations; i++) {
      int marked = marks[i];
      int value = base;
      if ((marked & enemies) == 0) {
        value += START[Integer.bitCount(marked & friends)];
        value += HEAT * (heatAhead[marked & 15] + heatBehind[marked >> 4]);
      }
      if (found < mostPerCell || value > bestValues[found - 1]) {
        found += found < mostPerCell ? 1 : 0;
        insert(shapes[i], value, bestShapes, bestValues, found);
      }
    }
    for (int i = 0; i < found && isAmongBest(bestValues[i]); i++) {
      count += count < limit ? 1 : 0;
      insert(bestShapes[i] | cell, bestValues[i], moves, values, count);
    }
  }

  /** The heat of all cells around. */
  private int heatOn(int cell) {
    int sum = 0;
    for (int heading = 0; heading < 8; heading++) {
      sum += heat[cell + NiJuGrid.step(heading)];
    }
    return sum;
  }

  private void sumUpHeat(int cell) {
    for (int heading = 0, sets = 1; heading < 4; heading++, sets *= 2) {
      int ahead = heat[cell + NiJuGrid.step(heading)];
      int behind = heat[cell + NiJuGrid.step(heading + 4)];
      for (int set = 0; set < sets; set++) {
        heatAhead[sets + set] = heatAhead[set] + ahead;
        heatBehind[sets + set] = heatBehind[set] + behind;
      }
    }
  }

  /** Puts a move behind those of at least its value; the last of so many makes room. */
  private static void insert(int move, int value, int[] moves, int[] values, int count) {
    int i = count - 1;
    while (i > 0 && values[i - 1] < value) {
      values[i] = values[i - 1];
      moves[i] = moves[i - 1];
      i--;
    }
    values[i] = value;
    moves[i] = move;
  }
}
