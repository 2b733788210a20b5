package tabuleiro.rules.ai;

/** The best line found below every ply of the current path. */
final class Line {
  private final int[][] moves;
  private final int[] ends;

  Line(int plies) {
    moves = new int[plies + 1][plies + 1];
    ends = new int[plies + 1];
  }

  /** Nothing is known from this ply on. */
  void end(int ply) {
    ends[ply] = ply;
  }

  /** The move at this ply, then what was found below it. */
  void take(int ply, int move) {
    moves[ply][ply] = move;
    int end = ends[ply + 1];
    for (int i = ply + 1; i < end; i++) {
      moves[ply][i] = moves[ply + 1][i];
    }
    ends[ply] = Math.max(end, ply + 1);
  }

  /** The move and what was found from the ply on. */
  int[] after(int ply, int move) {
    var line = new int[ends[ply] - ply + 1];
    line[0] = move;
    System.arraycopy(moves[ply], ply, line, 1, line.length - 1);
    return line;
  }
}
