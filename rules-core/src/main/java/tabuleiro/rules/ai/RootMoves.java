package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * The moves to choose from, the best so far first. Each has a small bonus from the dice, so that
 * moves that look equally good are chosen by chance.
 */
final class RootMoves {
  private static final int NONE = -1;

  private final int[] moves;
  private final int[] bonuses;
  private final boolean dice;
  private int best = NONE;
  private int bestValue;
  private int bestLiked;
  private int[] line;

  RootMoves(Position position, MoveList candidates, int margin, long seed) {
    moves = candidates.toArray();
    bonuses = new int[moves.length];
    dice = margin > 0;
    for (int i = 0; i < moves.length && dice; i++) {
      long thrown = Zobrist.mix(Zobrist.mix(seed ^ position.hash()) ^ moves[i]);
      bonuses[i] = (int) ((thrown >>> 1) % (margin + 1));
    }
  }

  /** Whether a level chooses by dice, rather than a judgement without them. */
  boolean hasDice() {
    return dice;
  }

  int size() {
    return moves.length;
  }

  int move(int index) {
    return moves[index];
  }

  int bonus(int index) {
    return bonuses[index];
  }

  /** Starts a round in which no move is preferred yet. */
  void begin() {
    best = NONE;
  }

  /** Prefers a move to all that were tried in this round. */
  void prefer(int index, int value, int liked, int[] expected) {
    best = index;
    bestValue = value;
    bestLiked = liked;
    line = expected;
  }

  /** The preferred move, or -1 if the round was over before one was found. */
  int best() {
    return best == NONE ? NONE : moves[best];
  }

  /** The value of the move preferred last, without its bonus. */
  int bestValue() {
    return bestValue;
  }

  /** The value of the move preferred last, with its bonus. */
  int bestLiked() {
    return bestLiked;
  }

  /** What is expected to follow, the preferred move first. */
  int[] line() {
    return line;
  }

  /** Puts the preferred move in front, the others keep their order. */
  void bestFirst() {
    int move = moves[best];
    int bonus = bonuses[best];
    System.arraycopy(moves, 0, moves, 1, best);
    System.arraycopy(bonuses, 0, bonuses, 1, best);
    moves[0] = move;
    bonuses[0] = bonus;
    best = 0;
  }
}
