package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;

/**
 * Statistics of the user's finished games of one kind against CPUs of one level.
 *
 * @param level the id of the strongest CPU in the game
 * @param tally the results
 * @param longestWin rounds of the longest game won, or 0
 * @param streak current number of games won in a row
 * @param bestStreak longest number of games won in a row
 * @param rounds rounds of all games together
 * @param latest results of the last games, at most {@link #LATEST}, in the order of playing
 */
public record LevelStatistics(
    String level,
    ResultTally tally,
    int longestWin,
    int streak,
    int bestStreak,
    int rounds,
    List<Outcome> latest) {
  /** Number of results that are kept individually. */
  static final int LATEST = 30;

  static LevelStatistics none(String level) {
    return new LevelStatistics(level, ResultTally.NONE, 0, 0, 0, 0, List.of());
  }

  /** Returns the average number of rounds. */
  public int averageLength() {
    return tally.played() == 0 ? 0 : Math.round((float) rounds / tally.played());
  }

  LevelStatistics with(FinishedGameRow played) {
    var outcome = played.outcome();
    boolean win = outcome == Outcome.WON;
    int row = win ? streak + 1 : 0;
    var last = new ArrayList<>(latest.subList(latest.size() < LATEST ? 0 : 1, latest.size()));
    last.add(outcome);
    return new LevelStatistics(
        level,
        tally.with(outcome),
        win ? Math.max(longestWin, played.rounds()) : longestWin,
        row,
        Math.max(bestStreak, row),
        rounds + played.rounds(),
        last);
  }
}
