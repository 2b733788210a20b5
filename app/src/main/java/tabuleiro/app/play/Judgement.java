package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.rules.ai.Verdict;

/**
 * What practice mode says about the place of the match.
 *
 * @param seat the seat whose chance is known
 * @param chance its winning chance, 0 to 100; -1 while it is not known
 * @param judged what a person's last move was worth; null if it is not known
 */
record Judgement(int seat, int chance, @Nullable Judged judged) {
  static final int UNKNOWN = -1;

  /**
   * What a move was worth.
   *
   * @param ply how many moves there were with it
   * @param verdict its worth
   */
  record Judged(int ply, Verdict verdict) {}

  /** The same with another chance of the same seat. */
  Judgement withChance(int newChance) {
    return new Judgement(seat, newChance, judged);
  }

  /** The chance of one of the two seats; of more seats only one is known. */
  int chanceOf(int wanted, int seats) {
    if (chance == UNKNOWN || wanted == seat) {
      return chance;
    }
    return seats == 2 ? 100 - chance : UNKNOWN;
  }
}
