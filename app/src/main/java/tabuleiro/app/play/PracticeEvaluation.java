package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.rules.ai.Verdict;

/**
 * Evaluation shown in practice mode: the winning chance in the current position and the verdict on
 * the last move.
 *
 * @param seat the seat whose winning chance is known
 * @param chance its winning chance, 0 to 100; -1 while unknown
 * @param judged the verdict on a person's last move; null if unknown
 */
record PracticeEvaluation(int seat, int chance, @Nullable Judged judged) {
  static final int UNKNOWN = -1;

  /**
   * Verdict on a move.
   *
   * @param ply the number of moves including this one
   * @param verdict the verdict
   * @param played the line of the move, the move first
   * @param better the line of the best move; empty if unknown
   */
  record Judged(int ply, Verdict verdict, List<Integer> played, List<Integer> better) {
    /** Returns whether it can be asked why the move was not good. */
    boolean isExplained() {
      return verdict != Verdict.GOOD && !better.isEmpty() && !better.get(0).equals(played.get(0));
    }
  }

  /** Returns this evaluation with another chance of the same seat. */
  PracticeEvaluation withChance(int newChance) {
    return new PracticeEvaluation(seat, newChance, judged);
  }

  /**
   * Returns the chance of one of two seats as it is shown: as long as the game goes on, nobody is
   * said to have lost.
   */
  int shownChanceOf(int wanted, int seats, boolean isOver) {
    int known = chanceOf(wanted, seats);
    return known == UNKNOWN || isOver ? known : shown(known);
  }

  /** Returns a chance of a game that goes on as it is shown. */
  static int shown(int chance) {
    return Math.max(1, Math.min(chance, 99));
  }

  /** Returns the chance of one of two seats; with more seats only one chance is known. */
  int chanceOf(int wanted, int seats) {
    if (chance == UNKNOWN || wanted == seat) {
      return chance;
    }
    return seats == 2 ? 100 - chance : UNKNOWN;
  }
}
