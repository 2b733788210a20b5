package tabuleiro.rules.ai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Triangular table of principal variations, in which a search stores the best sequence of moves
 * found below every ply of its current path.
 */
final class PvTable {
  private final int[][] moves;
  private final int[] ends;

  PvTable(int plies) {
    moves = new int[plies + 1][plies + 1];
    ends = new int[plies + 1];
  }

  /** Clears the line from a ply on. */
  void clear(int ply) {
    ends[ply] = ply;
  }

  /** Sets the line of a ply to a move followed by the line of the next ply. */
  void update(int ply, int move) {
    moves[ply][ply] = move;
    int last = ends[ply + 1];
    for (int i = ply + 1; i < last; i++) {
      moves[ply][i] = moves[ply + 1][i];
    }
    ends[ply] = Math.max(last, ply + 1);
  }

  /** Returns a move followed by the line of a ply. */
  List<Integer> line(int ply, int move) {
    var line = new ArrayList<Integer>();
    line.add(move);
    for (int i = ply; i < ends[ply]; i++) {
      line.add(moves[ply][i]);
    }
    return Collections.unmodifiableList(line);
  }
}
