package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;

/**
 * Orders the moves of a search so that the most promising come first: hash move, then by the game's
 * ordering score, killer moves and history heuristic.
 */
final class MoveOrdering {
  private static final int HASH_MOVE = 1 << 28;
  private static final int KILLER_BONUS = 3000;
  private static final int MAX_HISTORY = 2500;
  private static final int HISTORY_BITS = 12;

  private final int[][] scores;
  private final int[] killers;
  private final int[] history = new int[2 << HISTORY_BITS];

  MoveOrdering(int plies) {
    scores = new int[plies][128];
    killers = new int[2 * plies];
    Arrays.fill(killers, -1);
  }

  /** Scores the moves of a node for {@link #pickNext}. */
  void scoreMoves(MoveList moves, int ply, int side, int hashMove, Heuristics heuristics) {
    if (scores[ply].length < moves.size()) {
      scores[ply] = new int[2 * moves.size()];
    }
    var moveScores = scores[ply];
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int score = heuristics.orderingScore(move) + history[historyIndex(side, move)];
      if (move == hashMove) {
        score = HASH_MOVE;
      } else if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
        score += KILLER_BONUS;
      }
      moveScores[i] = score;
    }
  }

  /** Swaps the best of the moves from {@code index} on to that index and returns it. */
  int pickNext(MoveList moves, int ply, int index) {
    var moveScores = scores[ply];
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (moveScores[i] > moveScores[best]) {
        best = i;
      }
    }
    int move = moves.get(best);
    int score = moveScores[best];
    moves.set(best, moves.get(index));
    moveScores[best] = moveScores[index];
    moves.set(index, move);
    moveScores[index] = score;
    return move;
  }

  /** Returns whether the move at an index is quiet: neither a threat nor a killer move. */
  boolean isQuiet(int ply, int index) {
    return scores[ply][index] < KILLER_BONUS;
  }

  /** Records that a move caused a beta cutoff. */
  void recordCutoff(int move, int ply, int side, int depth) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int historyIndex = historyIndex(side, move);
    history[historyIndex] += depth * depth;
    if (history[historyIndex] > MAX_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
  }

  private static int historyIndex(int side, int move) {
    return side << HISTORY_BITS | move * 0x9e3779b1 >>> 32 - HISTORY_BITS;
  }
}
