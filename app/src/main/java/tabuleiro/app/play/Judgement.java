package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.Verdict;

/**
 * Evaluation shown in practice mode: the winning chance in the current position and the verdict on
 * the last move.
 *
 * @param seat the seat whose winning chance is known
 * @param chance its winning chance, 0 to 100; -1 while unknown
 * @param judged the verdict on a person's last move; null if unknown
 */
record Judgement(int seat, int chance, @Nullable Judged judged) {
  static final int UNKNOWN = -1;

  /**
   * Verdict on a move.
   *
   * @param ply the number of moves including this one
   * @param verdict the verdict
   */
  record Judged(int ply, Verdict verdict) {}

  /** Returns this evaluation with another chance of the same seat. */
  Judgement withChance(int newChance) {
    return new Judgement(seat, newChance, judged);
  }

  /** Returns the chance of one of two seats; with more seats only one chance is known. */
  int chanceOf(int wanted, int seats) {
    if (chance == UNKNOWN || wanted == seat) {
      return chance;
    }
    return seats == 2 ? 100 - chance : UNKNOWN;
  }
}
