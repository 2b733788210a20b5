package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Models human oversights for the weak levels: removes the moves that a person would overlook from
 * those that the search considers, both own moves and replies. The harder a move is to see, the
 * more often it is left out. The same seed leaves out the same moves of a position. The strong
 * levels overlook nothing.
 */
final class BlunderModel {
  private static final int PERCENT = 100;

  private final Heuristics heuristics;
  private final Position position;
  private final int blunderPercent;
  private final long seed;

  /** Creates a model that overlooks {@code blunderPercent} of the moves hardest to see. */
  BlunderModel(Heuristics heuristics, Position position, int blunderPercent, long seed) {
    this.heuristics = heuristics;
    this.position = position;
    this.blunderPercent = blunderPercent;
    this.seed = seed;
  }

  /** Appends the candidate moves of a node at a ply that are not overlooked, at least one. */
  void candidates(MoveList moves, int ply) {
    int begin = moves.size();
    heuristics.candidates(moves, ply);
    if (blunderPercent == 0) {
      return;
    }
    int mostVisible = moves.get(begin);
    for (int i = begin + 1; i < moves.size(); i++) {
      if (heuristics.oversightPercent(moves.get(i)) < heuristics.oversightPercent(mostVisible)) {
        mostVisible = moves.get(i);
      }
    }
    removeOverlooked(moves, begin);
    if (moves.size() == begin) {
      moves.add(mostVisible);
    }
  }

  /** Appends the moves of the quiescence search that are not overlooked. */
  void quiescenceMoves(MoveList moves) {
    int begin = moves.size();
    heuristics.quiescenceMoves(moves);
    if (blunderPercent != 0) {
      removeOverlooked(moves, begin);
    }
  }

  /**
   * Returns whether {@link #candidates} may leave out legal moves, so that a loss is not proved.
   */
  boolean isSelective() {
    return blunderPercent != 0 || heuristics.isSelective();
  }

  private void removeOverlooked(MoveList moves, int begin) {
    long positionSeed = Zobrist.mix(seed ^ position.hash());
    int kept = begin;
    for (int i = begin; i < moves.size(); i++) {
      int move = moves.get(i);
      long random = Zobrist.mix(positionSeed ^ heuristics.attentionKey(move)) >>> 1;
      int overlookedPercent = blunderPercent * heuristics.oversightPercent(move);
      if (random % (PERCENT * PERCENT) >= overlookedPercent) {
        moves.set(kept++, move);
      }
    }
    moves.truncate(kept);
  }
}
