package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.Position;

/**
 * How a position stands in the eyes of the seat that thinks: all others are taken to play as one
 * team against it.
 */
final class Perspective {
  /** Mixed into hashes wherever a value holds only for the seat that thinks. */
  private static final long[] SEAT_KEYS = Zobrist.keys(0x5ea7, 4);

  private final Position position;
  private final Heuristics heuristics;
  private final EvaluationCache evaluationCache;
  private final int seat;
  private final int contempt;
  private final long salt;
  private final int[] values;

  /** In the eyes of the seat that the manner names. */
  Perspective(
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

  /** 0 if the seat that thinks is to move, 1 if it is one of the others. */
  int side() {
    return position.turn() == seat ? 0 : 1;
  }

  /** The key under which findings about the position are remembered. */
  long key() {
    return position.hash() ^ salt;
  }

  /** How well the team to move stands, at a glance. */
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

  /** The value of a finished game for the team whose turn it would be. */
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

  /** Whether a draw is worth less than a game in balance. */
  boolean hasContempt() {
    return contempt != 0;
  }

  /** What a draw is worth to the team to move: the seat that thinks would rather play on. */
  int drawValue() {
    return side() == 0 ? -contempt : contempt;
  }
}
