package tabuleiro.app.play;

import androidx.annotation.Nullable;
import tabuleiro.app.data.Problem;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Match;

/**
 * All that the play screen shows at one moment.
 *
 * @param match the match, to be read only
 * @param shown what the board shows: the match, or an earlier place that is being looked at
 * @param looking whether the board shows another place than the match's
 * @param canPlay whether a person may move now
 * @param thinking whether a CPU is thinking about its move
 * @param thought how far it is, or null
 * @param advice the hint, or null
 * @param judgement the practice mode's view, or null
 * @param watch how CPUs play among themselves, or null if a person plays
 * @param problem why the match is not stored, or null
 */
record PlayState(
    Match match,
    Shown shown,
    boolean looking,
    boolean canPlay,
    boolean thinking,
    @Nullable Thought thought,
    @Nullable Advice advice,
    @Nullable Judgement judgement,
    @Nullable Watch watch,
    @Nullable Problem problem) {
  /** How the match ended, or null. */
  Result result() {
    return match.result();
  }

  /** Whether the game is over at the place that is shown. */
  boolean isOverHere() {
    return looking ? shown.position().isOver() : match.isOver();
  }

  /** Whether undo leads somewhere. */
  boolean canUndo() {
    return !looking && (match.isClosed() || Places.back(match) != Places.NONE);
  }

  /** Whether redo leads somewhere. */
  boolean canRedo() {
    return !looking && Places.ahead(match) != Places.NONE;
  }

  /**
   * The seat that would give up now: the person to move, or else the only person; -1 if unclear.
   */
  int resigner() {
    if (match.isOver()) {
      return -1;
    }
    int turn = match.position().turn();
    if (match.players().get(turn).isPerson()) {
      return turn;
    }
    return match.onlyPerson();
  }

  /** Whether two people can agree on a draw. */
  boolean canAgree() {
    return !match.isOver()
        && match.players().size() == 2
        && match.players().stream().allMatch(player -> player.isPerson());
  }
}
