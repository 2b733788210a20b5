package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;

/**
 * Puts the moves that will probably refute the others first: the remembered one, then by the game's
 * own idea, by killers (what refuted a sibling) and by history (what refuted anything).
 */
final class MoveOrder {
  private static final int REMEMBERED = 1 << 28;
  private static final int KILLER = 3000;
  private static final int MOST_HISTORY = 2500;
  private static final int HISTORY_BITS = 12;

  private final int[][] scores;
  private final int[] killers;
  private final int[] history = new int[2 << HISTORY_BITS];

  MoveOrder(int plies) {
    scores = new int[plies][128];
    killers = new int[2 * plies];
    Arrays.fill(killers, -1);
  }

  /** Rates the moves of a node; {@link #next} then takes them best first. */
  void rate(MoveList moves, int ply, int team, int remembered, Heuristics heuristics) {
    if (scores[ply].length < moves.size()) {
      scores[ply] = new int[2 * moves.size()];
    }
    var rates = scores[ply];
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int rate = heuristics.promise(move) + history[slot(team, move)];
      if (move == remembered) {
        rate = REMEMBERED;
      } else if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
        rate += KILLER;
      }
      rates[i] = rate;
    }
  }

  /** Brings the best of the moves from {@code index} on to that place and returns it. */
  int next(MoveList moves, int ply, int index) {
    var rates = scores[ply];
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (rates[i] > rates[best]) {
        best = i;
      }
    }
    int move = moves.get(best);
    int rate = rates[best];
    moves.set(best, moves.get(index));
    rates[best] = rates[index];
    moves.set(index, move);
    rates[index] = rate;
    return move;
  }

  /** Whether nothing speaks for the move at that place: it is neither a threat nor a killer. */
  boolean isQuiet(int ply, int index) {
    return scores[ply][index] < KILLER;
  }

  /** Notes that a move was too good for the other side to allow. */
  void refuted(int move, int ply, int team, int depth) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int slot = slot(team, move);
    history[slot] += depth * depth;
    if (history[slot] > MOST_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
  }

  private static int slot(int team, int move) {
    return team << HISTORY_BITS | move * 0x9e3779b1 >>> 32 - HISTORY_BITS;
  }
}
