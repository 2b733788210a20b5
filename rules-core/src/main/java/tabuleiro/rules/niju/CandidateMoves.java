package tabuleiro.rules.niju;

import tabuleiro.rules.game.MoveList;

/**
 * Move generator of Ni-Ju for the search, which selects the most promising of many hundred moves.
 * It scores cell, tile and rotation together by what they complete, block, prepare and start.
 */
final class CandidateMoves {
  private static final int MAX_MOVES = 64;
  static final int MIN_MOVES_PER_CELL = 4;

  // The values, by the number of filled marks, of filling a mark of an own pattern, of blocking
  // an enemy pattern, and of a new tile with so many of its own marks filled.
  static final int[] FILL_VALUES = {6, 20, 60, 400};
  static final int[] BLOCK_VALUES = {4, 12, 40, 300};
  static final int[] START_VALUES = {0, 6, 22, 75, 400};

  /** The value of a cell on which the enemy could lay a tile that is complete at once. */
  static final int DENY_VALUE = 250;

  /** The value from which a move completes or blocks a pattern. */
  static final int FORCING_VALUE = 250;

  /** The value of a marked cell per unit of its demand. */
  static final int DEMAND = 4;

  private final NiJuPosition position;
  private final NiJuBoard table;
  private final CellPatternCounts counts;
  private final int[] moves = new int[MAX_MOVES];
  private final int[] values = new int[MAX_MOVES];

  /** The cells of the frontier in the lower bits, an upper bound of their moves' values above. */
  private final int[] cellBounds = new int[NiJuBoard.MAX_FRONTIER];

  /** For each cell of the frontier how much own patterns need a tile there; 0 elsewhere. */
  private final byte[] demand = new byte[NiJuGrid.CELLS];

  /**
   * For each orientation of the tiles in the hand its marks; {@link #orientationParts} holds its
   * part of the move.
   */
  private final int[] marks = new int[TilePatterns.ORIENTATIONS];

  private final int[] orientationParts = new int[TilePatterns.ORIENTATIONS];
  private int orientations;

  /** For one cell the demand around it, summed up for every set of four neighbours. */
  private final int[] demandAhead = new int[16];

  private final int[] demandBehind = new int[16];

  /** For one cell its best orientations so far, at most {@link #maxPerCell}. */
  private final int[] bestOrientations = new int[MAX_MOVES];

  private final int[] bestValues = new int[MAX_MOVES];
  private int count;
  private int maxMoves;
  private int maxPerCell;
  private int lastAsked;

  CandidateMoves(NiJuPosition position, CellPatternCounts counts) {
    this.position = position;
    this.counts = counts;
    table = position.table();
  }

  /** Appends the best moves, at most {@code width}, best first. */
  void list(MoveList list, int width) {
    count = 0;
    maxMoves = Math.min(MAX_MOVES, width);
    int seat = position.turn();
    int cells = table.frontierSize();
    maxPerCell = Math.max(MIN_MOVES_PER_CELL, maxMoves / cells);
    orientations = NiJuMove.orientations(table.hand(seat), orientationParts);
    for (int i = 0; i < orientations; i++) {
      marks[i] = NiJuMove.marks(orientationParts[i]);
    }
    counts.update();
    for (int i = 0; i < cells; i++) {
      demand[table.frontier(i)] = (byte) demand(table.frontier(i), seat);
    }
    rankCells(seat);
    for (int i = 0; i < cells && isAmongBest(cellBounds[i] >> NiJuMove.CELL_BITS); i++) {
      addCell(NiJuMove.cell(cellBounds[i]), seat);
    }
    for (int i = 0; i < cells; i++) {
      demand[table.frontier(i)] = 0;
    }
    for (int i = 0; i < count; i++) {
      list.add(moves[i]);
    }
    lastAsked = count - 1;
  }

  /** Appends all moves, except rotations of a tile whose pattern can no longer be completed. */
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
        for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
          int marked = TilePatterns.marks(tile, turns);
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

  /** Returns the value of a move listed last. Lookups in the order of the list are fastest. */
  int value(int move) {
    for (int i = 0; i < count; i++) {
      lastAsked = lastAsked + 1 < count ? lastAsked + 1 : 0;
      if (moves[lastAsked] == move) {
        return values[lastAsked];
      }
    }
    return 0;
  }

  /** Returns the value of laying any tile on a cell for a seat. */
  private int baseValue(int cell, int seat) {
    int enemy = seat ^ 1;
    int value = 0;
    for (int filled = 0; filled < TilePatterns.MARKS; filled++) {
      value += FILL_VALUES[filled] * counts.waitingPatterns(cell, seat, filled);
      value += BLOCK_VALUES[filled] * counts.waitingPatterns(cell, enemy, filled);
    }
    if (counts.waitingPatterns(cell, enemy, TilePatterns.MARKS - 1) == 0
        && counts.completes(cell, enemy, table.hand(enemy))) {
      value += DENY_VALUE;
    }
    value += counts.nearCompletions(cell, enemy) >= 2 ? BLOCK_VALUES[2] : 0;
    return value;
  }

  private int demand(int cell, int seat) {
    return counts.waitingPatterns(cell, seat, 0)
        + 2 * counts.waitingPatterns(cell, seat, 1)
        + 6 * counts.waitingPatterns(cell, seat, 2);
  }

  /** Sorts the cells of the frontier by an upper bound of their moves' values. */
  private void rankCells(int seat) {
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      int friends = Integer.bitCount(table.around(cell, seat));
      int bound =
          baseValue(cell, seat)
              + START_VALUES[Math.min(TilePatterns.MARKS, friends)]
              + DEMAND * demandAround(cell);
      int ranked = bound << NiJuMove.CELL_BITS | cell;
      int place = i;
      for (; place > 0 && cellBounds[place - 1] < ranked; place--) {
        cellBounds[place] = cellBounds[place - 1];
      }
      cellBounds[place] = ranked;
    }
  }

  private boolean isAmongBest(int value) {
    return count < maxMoves || value > values[count - 1];
  }

  private void addCell(int cell, int seat) {
    int baseValue = baseValue(cell, seat);
    int friends = table.around(cell, seat);
    int enemies = table.around(cell, seat ^ 1);
    sumUpDemand(cell);
    int found = 0;
    for (int i = 0; i < orientations; i++) {
      int marked = marks[i];
      int value = baseValue;
      if ((marked & enemies) == 0) {
        value += START_VALUES[Integer.bitCount(marked & friends)];
        value += DEMAND * (demandAhead[marked & 15] + demandBehind[marked >> 4]);
      }
      if (found < maxPerCell || value > bestValues[found - 1]) {
        found += found < maxPerCell ? 1 : 0;
        insert(orientationParts[i], value, bestOrientations, bestValues, found);
      }
    }
    for (int i = 0; i < found && isAmongBest(bestValues[i]); i++) {
      count += count < maxMoves ? 1 : 0;
      insert(bestOrientations[i] | cell, bestValues[i], moves, values, count);
    }
  }

  /** Returns the demand of all cells around a cell. */
  private int demandAround(int cell) {
    int sum = 0;
    for (int heading = 0; heading < 8; heading++) {
      sum += demand[cell + NiJuGrid.step(heading)];
    }
    return sum;
  }

  private void sumUpDemand(int cell) {
    for (int heading = 0, sets = 1; heading < 4; heading++, sets *= 2) {
      int ahead = demand[cell + NiJuGrid.step(heading)];
      int behind = demand[cell + NiJuGrid.step(heading + 4)];
      for (int set = 0; set < sets; set++) {
        demandAhead[sets + set] = demandAhead[set] + ahead;
        demandBehind[sets + set] = demandBehind[set] + behind;
      }
    }
  }

  /** Inserts a move into a sorted list and drops the last one if the list is full. */
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
