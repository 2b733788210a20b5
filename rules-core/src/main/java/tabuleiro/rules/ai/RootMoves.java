package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * The moves to choose from, the best so far first. Each has a small bonus from the dice, so that
 * moves that look equally good are chosen by chance.
 */
final class RootMoves {
  private static final int NO_MOVE = -1;

  private final int[] moves;
  private final int[] noises;
  private final boolean noisy;
  private int best = NO_MOVE;
  private int bestValue;
  private int bestNoisyValue;
  private int[] pv;

  RootMoves(Position position, MoveList candidates, int maxNoise, long seed) {
    moves = candidates.toArray();
    noises = new int[moves.length];
    noisy = maxNoise > 0;
    for (int i = 0; i < moves.length && noisy; i++) {
      long random = Zobrist.mix(Zobrist.mix(seed ^ position.hash()) ^ moves[i]);
      noises[i] = (int) ((random >>> 1) % (maxNoise + 1));
    }
  }

  /** Whether a level chooses by dice, rather than a judgement without them. */
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

  /** Starts a round in which no move is preferred yet. */
  void startIteration() {
    best = NO_MOVE;
  }

  /** Prefers a move to all that were tried in this round. */
  void setBest(int index, int value, int noisyValue, int[] line) {
    best = index;
    bestValue = value;
    bestNoisyValue = noisyValue;
    pv = line;
  }

  /** The preferred move, or -1 if the round was over before one was found. */
  int best() {
    return best == NO_MOVE ? NO_MOVE : moves[best];
  }

  /** The value of the move preferred last, without its bonus. */
  int bestValue() {
    return bestValue;
  }

  /** The value of the move preferred last, with its bonus. */
  int bestNoisyValue() {
    return bestNoisyValue;
  }

  /** What is expected to follow, the preferred move first. */
  int[] pv() {
    return pv;
  }

  /** Puts the preferred move in front, the others keep their order. */
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
