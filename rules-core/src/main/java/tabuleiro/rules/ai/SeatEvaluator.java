package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.Position;

/**
 * Evaluates positions, finished games and draws from the point of view of the seat that searches.
 * All other seats count as one opposing side.
 */
final class SeatEvaluator {
  /** The keys mixed into hashes if a value holds for one searching seat only. */
  private static final long[] SEAT_KEYS = Zobrist.keys(0x5ea7, 4);

  private final Position position;
  private final Heuristics heuristics;
  private final EvaluationCache evaluationCache;
  private final int seat;
  private final int contempt;
  private final long salt;
  private final int[] values;

  /** Creates the evaluator for the seat that the search parameters name. */
  SeatEvaluator(
      Position position,
      Heuristics heuristics,
      EvaluationCache evaluationCache,
      SearchParameters parameters) {
    this.position = position;
    this.heuristics = heuristics;
    this.evaluationCache = evaluationCache;
    contempt = parameters.contempt(heuristics);
    seat = parameters.seat(position);
    salt = parameters.hashSalt() ^ (position.seats() > 2 || contempt != 0 ? SEAT_KEYS[seat] : 0);
    values = new int[position.seats()];
  }

  /** Returns 0 if the searching seat is to move, 1 if an opponent is. */
  int side() {
    return position.turn() == seat ? 0 : 1;
  }

  /** Returns the transposition table key of the position. */
  long key() {
    return position.hash() ^ salt;
  }

  /** Returns the static evaluation for the side to move. */
  int evaluate() {
    long key = key();
    int value = evaluationCache.probe(key);
    if (value == EvaluationCache.UNKNOWN) {
      value = computeEvaluation();
      evaluationCache.store(key, value);
    }
    return value;
  }

  private int computeEvaluation() {
    heuristics.evaluate(values);
    int others = 0;
    int strongest = Integer.MIN_VALUE;
    for (int i = 0; i < values.length; i++) {
      if (i != seat) {
        others += values[i];
        strongest = Math.max(strongest, values[i]);
      }
    }
    int opponents = (strongest + others / (values.length - 1)) / 2;
    int value =
        Math.max(-Score.MAX_EVALUATION, Math.min(Score.MAX_EVALUATION, values[seat] - opponents));
    return side() == 0 ? value : -value;
  }

  /** Returns the value of a finished game for the side whose turn it would be. */
  int terminalValue(int ply) {
    int winners = position.winners();
    if (winners == 1 << seat) {
      return side() == 0 ? Score.WIN - ply : ply - Score.WIN;
    }
    if ((winners >> seat & 1) == 0) {
      return side() == 0 ? ply - Score.WIN : Score.WIN - ply;
    }
    return drawValue();
  }

  /** Returns whether a draw counts as less than an even game. */
  boolean hasContempt() {
    return contempt != 0;
  }

  /** Returns the value of a draw for the side to move; for a seat with contempt it is negative. */
  int drawValue() {
    return side() == 0 ? -contempt : contempt;
  }
}
