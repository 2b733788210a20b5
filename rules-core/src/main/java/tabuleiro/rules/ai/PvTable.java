package tabuleiro.rules.ai;

/** The best line found below every ply of the current path. */
final class PvTable {
  private final int[][] moves;
  private final int[] ends;

  PvTable(int plies) {
    moves = new int[plies + 1][plies + 1];
    ends = new int[plies + 1];
  }

  /** Nothing is known from this ply on. */
  void clear(int ply) {
    ends[ply] = ply;
  }

  /** The move at this ply, then what was found below it. */
  void update(int ply, int move) {
    moves[ply][ply] = move;
    int last = ends[ply + 1];
    for (int i = ply + 1; i < last; i++) {
      moves[ply][i] = moves[ply + 1][i];
    }
    ends[ply] = Math.max(last, ply + 1);
  }

  /** The move and what was found from the ply on. */
  int[] line(int ply, int move) {
    var result = new int[ends[ply] - ply + 1];
    result[0] = move;
    System.arraycopy(moves[ply], ply, result, 1, result.length - 1);
    return result;
  }
}
