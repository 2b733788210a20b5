package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.stream.IntStream;
import tabuleiro.app.data.Problem;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.match.Player;

/**
 * All that the play screen shows at one moment: a value that never changes, and equals another if
 * the screen would show the same.
 *
 * @param match the match
 * @param board what the board shows: the match where it stands, or a place that is looked at
 * @param canPlay whether a person may move now
 * @param thinking whether a CPU is thinking about its move
 * @param thought how far it is, or null
 * @param hint the hint, or null
 * @param judgement the practice mode's view, or null
 * @param playback how CPUs play among themselves, or null if a person plays
 * @param problem why the match is not stored, or null
 * @param tips what a newcomer is told
 * @param advised the level to try next, or null
 */
record PlayState(
    MatchSnapshot match,
    BoardSnapshot board,
    boolean canPlay,
    boolean thinking,
    @Nullable Thought thought,
    @Nullable Hint hint,
    @Nullable Judgement judgement,
    @Nullable CpuPlayback playback,
    @Nullable Problem problem,
    TipState tips,
    @Nullable Level advised) {
  /** Whether the board shows another place than the match's. */
  boolean looking() {
    return board.ply() != match.ply();
  }

  /**
   * The moves of CPUs since a person's last one, oldest first and without the very last, so that a
   * round of several can be followed.
   */
  int[] earlierMoves() {
    int last = board.ply() - 1;
    int first = last;
    while (first > 0 && needsNoPerson(first) && needsNoPerson(first - 1)) {
      first--;
    }
    return looking() || playback != null
        ? new int[0]
        : IntStream.range(first, Math.max(first, last)).map(match::moveAt).toArray();
  }

  /** Whether a CPU moved there, or a player who gave up has passed. */
  private boolean needsNoPerson(int ply) {
    int seat = match.seatAt(ply);
    return !match.players().get(seat).isPerson()
        || match.moveAt(ply) == Position.PASS && match.position().hasResigned(seat);
  }

  /** Whether nobody is ahead of anybody at the end. */
  boolean isDrawn() {
    return result() != null && Integer.bitCount(result().winners()) == match.players().size();
  }

  /** The level to go on with: the one advised, or else a harder one after a win; null for none. */
  @Nullable
  Level nextLevel() {
    return advised != null ? advised : LevelAdvice.next(match);
  }

  /** How the match ended, or null. */
  Result result() {
    return match.result();
  }

  /** Whether the match is over and its end is what is shown. */
  boolean isEndShown() {
    return result() != null && !looking();
  }

  /** Whether the game is over at the place that is shown. */
  boolean isOverHere() {
    return looking() ? board.position().isOver() : match.isOver();
  }

  /** Whether practice mode has seen a mistake that can be taken back. */
  boolean isMistake() {
    var judged = judgement == null ? null : judgement.judged();
    return canUndo() && judged != null && judged.verdict().compareTo(Verdict.MISTAKE) >= 0;
  }

  /** Whether undo leads somewhere. */
  boolean canUndo() {
    return !looking() && (match.isClosed() || UndoStops.back(match) != UndoStops.NONE);
  }

  /** Whether redo leads somewhere. */
  boolean canRedo() {
    return !looking() && UndoStops.ahead(match) != UndoStops.NONE;
  }

  /**
   * The seat that would give up now: the person to move, or else the only person; -1 if unclear.
   */
  int resigner() {
    return match.isOver() || match.isTurnOfResigned() ? -1 : personInCharge();
  }

  /** Whether the others, a person among them, could go on without the one to move. */
  boolean canPlayOn() {
    return match.position().mayResign()
        && IntStream.range(0, match.players().size()).filter(this::isPersonAtPlay).count() > 1;
  }

  private boolean isPersonAtPlay(int seat) {
    return match.players().get(seat).isPerson() && !match.position().hasResigned(seat);
  }

  /**
   * The seat of the person to move, past those who gave up, or else of the only person; -1 if there
   * is none or several.
   */
  int personInCharge() {
    int seat = match.seatAt(match.ply());
    while (match.position().hasResigned(seat)) {
      seat = (seat + 1) % match.players().size();
    }
    return match.players().get(seat).isPerson() ? seat : match.onlyPerson();
  }

  /** Whether two people can agree on a draw. */
  boolean canAgree() {
    return !match.isOver()
        && match.players().size() == 2
        && match.players().stream().allMatch(Player::isPerson);
  }
}
