package tabuleiro.rules.ai;

import java.util.List;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * List of the moves at the root of a search, the best so far first, with the random noise that
 * levels add to their values, so that moves of similar value are chosen at random.
 */
final class RootMoves {
  private static final int NO_MOVE = -1;

  private final int[] moves;
  private final int[] noises;
  private final boolean noisy;
  private int best = NO_MOVE;
  private int bestValue;
  private int bestNoisyValue;
  private List<Integer> pv = List.of();

  RootMoves(Position position, MoveList candidates, int maxNoise, long seed) {
    moves = candidates.toArray();
    noises = new int[moves.length];
    noisy = maxNoise > 0;
    for (int i = 0; i < moves.length && noisy; i++) {
      long random = Zobrist.mix(Zobrist.mix(seed ^ position.hash()) ^ moves[i]);
      noises[i] = (int) ((random >>> 1) % (maxNoise + 1));
    }
  }

  /** Returns whether values have noise, as a level plays; analysis has none. */
  boolean hasNoise() {
    return noisy;
  }

  int size() {
    return moves.length;
  }

  int move(int index) {
    return moves[index];
  }

  int noise(int index) {
    return noises[index];
  }

  /** Starts an iteration in which no move is the best yet. */
  void startIteration() {
    best = NO_MOVE;
  }

  /** Sets the best move of this iteration. */
  void setBest(int index, int value, int noisyValue, List<Integer> line) {
    best = index;
    bestValue = value;
    bestNoisyValue = noisyValue;
    pv = line;
  }

  /** Returns the best move, or -1 if the iteration has none yet. */
  int best() {
    return best == NO_MOVE ? NO_MOVE : moves[best];
  }

  /** Returns the value of the best move without noise. */
  int bestValue() {
    return bestValue;
  }

  /** Returns the value of the best move with noise. */
  int bestNoisyValue() {
    return bestNoisyValue;
  }

  /** Returns the principal variation of the best move. */
  List<Integer> pv() {
    return pv;
  }

  /** Moves the best move to the front; the others keep their order. */
  void moveBestToFront() {
    int move = moves[best];
    int noise = noises[best];
    System.arraycopy(moves, 0, moves, 1, best);
    System.arraycopy(noises, 0, noises, 1, best);
    moves[0] = move;
    noises[0] = noise;
    best = 0;
  }
}
