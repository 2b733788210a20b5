package tabuleiro.rules.niju;

import tabuleiro.rules.game.MoveList;

/**
 * Picks the most promising of the many hundred moves: cell, tile and turn are valued together by
 * what they complete, block, prepare and start.
 */
final class Candidates {
  private static final int MOST = 64;
  private static final int LEAST_PER_CELL = 4;
  private static final int MOST_CELLS = 128;

  // What a pattern with so many marks filled is worth, roughly.
  private static final int[] GROWTH = {6, 20, 60, 400};
  private static final int[] DAMAGE = {4, 12, 40, 300};
  private static final int[] START = {0, 6, 22, 75, 400};
  private static final int FIT = 250;

  /** From this value on a move completes or blocks something. */
  static final int FORCING = 250;

  private static final int HEAT = 4;

  private final NiJuPosition position;
  private final Table table;
  private final CellView view = new CellView();
  private final int[] moves = new int[MOST];
  private final int[] values = new int[MOST];

  /** For cells of the frontier what own patterns hope for there; 0 elsewhere. */
  private final byte[] heat = new byte[Grid.CELLS];

  /** For cells of the frontier, by their index, what any tile is worth and who is around. */
  private final int[] bases = new int[MOST_CELLS];

  private final int[] friends = new int[MOST_CELLS];
  private final int[] enemies = new int[MOST_CELLS];
  private int count;
  private int most;
  private int mostPerCell;
  private int asked;

  Candidates(NiJuPosition position) {
    this.position = position;
    table = position.table();
  }

  /** Appends at most so many moves, the best ones first. */
  void list(MoveList list, int limit) {
    count = 0;
    most = Math.min(MOST, limit);
    int seat = position.turn();
    int cells = table.frontierSize();
    mostPerCell = Math.max(LEAST_PER_CELL, most / cells);
    for (int i = 0; i < cells; i++) {
      int cell = table.frontier(i);
      view.look(table, cell);
      bases[i] = base(seat);
      friends[i] = view.around[seat];
      enemies[i] = view.around[seat ^ 1];
      heat[cell] = (byte) heat(seat);
    }
    for (int i = 0; i < cells; i++) {
      addCell(i, table.hand(seat));
    }
    for (int i = 0; i < cells; i++) {
      heat[table.frontier(i)] = 0;
    }
    for (int i = 0; i < count; i++) {
      list.add(moves[i]);
    }
    asked = count - 1;
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
  private int base(int seat) {
    int enemy = seat ^ 1;
    int value = 0;
    for (int filled = 0; filled < Tiles.MARKS; filled++) {
      value += GROWTH[filled] * view.lacking[seat][filled];
      value += DAMAGE[filled] * view.lacking[enemy][filled];
    }
    if (view.lacking[enemy][Tiles.MARKS - 1] == 0 && view.completes(enemy, table.hand(enemy))) {
      value += FIT;
    }
    value += view.nearlyCompletes(enemy) >= 2 ? DAMAGE[2] : 0;
    return value;
  }

  private int heat(int seat) {
    var lacking = view.lacking[seat];
    return lacking[0] + 2 * lacking[1] + 6 * lacking[2];
  }

  private void addCell(int index, int hand) {
    int cell = table.frontier(index);
    int first = count;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int tile = Integer.numberOfTrailingZeros(rest);
      for (int turns = 0; turns < Tiles.turns(tile); turns++) {
        int marks = Tiles.marks(tile, turns);
        int value = bases[index];
        if ((marks & enemies[index]) == 0) {
          value += START[Integer.bitCount(marks & friends[index])];
          value += HEAT * heatOf(cell, marks & ~friends[index]);
        }
        if (count < most || value > values[count - 1]) {
          insert(Lay.of(tile, turns, cell), value);
        }
      }
    }
    if (count > first) {
      thin(cell);
    }
  }

  private int heatOf(int cell, int marks) {
    int sum = 0;
    for (int rest = marks; rest != 0; rest &= rest - 1) {
      sum += heat[cell + Grid.step(Integer.numberOfTrailingZeros(rest))];
    }
    return sum;
  }

  private void insert(int move, int value) {
    int i = count < most ? count++ : count - 1;
    while (i > 0 && values[i - 1] < value) {
      values[i] = values[i - 1];
      moves[i] = moves[i - 1];
      i--;
    }
    values[i] = value;
    moves[i] = move;
  }

  /** Leaves only the best few moves on the cell, so that others get a look too. */
  private void thin(int cell) {
    int kept = 0;
    int onCell = 0;
    for (int i = 0; i < count; i++) {
      if (Lay.cell(moves[i]) != cell || onCell++ < mostPerCell) {
        moves[kept] = moves[i];
        values[kept++] = values[i];
      }
    }
    count = kept;
  }
}
