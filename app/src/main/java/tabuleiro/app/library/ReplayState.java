package tabuleiro.app.library;

import java.util.List;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.match.Match;

/**
 * What the replay shows.
 *
 * @param match the game at the place that is shown
 * @param verdicts what each move was worth, as far as analysed: null where it is not known
 * @param running whether the moves play by themselves
 * @param analysing the move that is being analysed, from 1, or 0
 */
record ReplayState(Match match, List<Verdict> verdicts, boolean running, int analysing) {
  int place() {
    return match.ply();
  }
}
