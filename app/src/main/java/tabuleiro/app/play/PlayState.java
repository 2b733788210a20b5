package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.ui.BoardSnapshot;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.explain.Statement;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.match.Player;

/**
 * Immutable state of the play screen: the match, the CPU's search, hints and tips; equal states
 * look the same on the screen.
 *
 * @param match the match
 * @param place the ply on the board: the current one, or another one under preview
 * @param canPlay whether a person may move
 * @param thinking whether a CPU searches for its move
 * @param slow whether that takes so long that it can be stopped
 * @param thought the best result of its search so far if a person wants to see it, or null
 * @param hint the hint, or null
 * @param threats what threatens the person to move, if that was asked, or null
 * @param judgement the evaluation in practice mode, or null
 * @param playback playback settings of a game between CPUs, or null if a person plays
 * @param problem why the match is not saved, or null
 * @param tips the tips for beginners
 * @param advised the suggested level, or null
 */
record PlayState(
    MatchSnapshot match,
    int place,
    boolean canPlay,
    boolean thinking,
    boolean slow,
    @Nullable SearchResult thought,
    @Nullable Hint hint,
    @Nullable List<Statement> threats,
    @Nullable PracticeEvaluation judgement,
    @Nullable CpuPlaybackSettings playback,
    @Nullable StorageProblem problem,
    BeginnerTipState tips,
    @Nullable Level advised) {
  private static final int CURRENT = -1;

  /** Returns whether the board shows another ply than the current one. */
  boolean looking() {
    return place != match.ply();
  }

  /** Returns the position on the board. */
  Position position() {
    return looking() ? match.positionAt(place) : match.position();
  }

  /** Returns the part of the state that the board shows. */
  BoardSnapshot board() {
    return BoardSnapshot.of(
            match,
            place,
            looking() ? place : CURRENT,
            canPlay,
            isReply() ? BoardSnapshot.Pauses.BEFORE : BoardSnapshot.Pauses.NONE)
        .withHint(hint != null && hint.tellsMove() ? hinted() : BoardView.NO_MOVE)
        .withHelp(isHelped() ? hinted() : BoardView.NO_MOVE, hint == null ? 0 : hint.repeated())
        .withThreatened(threatened())
        .withEarlier(earlierMoves());
  }

  /** Returns whether the hint has named a piece; what the person then takes up stays selected. */
  private boolean isHelped() {
    return hint != null && hint.isDone() && hint.step() != Hint.Step.PURPOSE;
  }

  private int hinted() {
    return Objects.requireNonNull(hint).move();
  }

  /** Returns what is marked as threatened: all if that was asked, or what a hint is about. */
  private List<Touch> threatened() {
    var places = new LinkedHashSet<Touch>();
    if (threats != null) {
      threats.forEach(threat -> places.addAll(threat.places(match.position())));
    } else if (hint != null && !hint.isHidden() && hint.purpose() != null) {
      var purpose = hint.purpose();
      boolean isThreat = purpose.seat() != match.position().turn();
      places.addAll(isThreat ? purpose.places(match.position()) : List.of());
    }
    return List.copyOf(places);
  }

  /** Returns whether the last move is a CPU's against a person; other CPUs keep a chosen pace. */
  private boolean isReply() {
    int last = place - 1;
    return playback == null && last >= 0 && !match.players().get(match.seatAt(last)).isPerson();
  }

  /**
   * Returns the CPUs' moves since a person's last move, oldest first and without the last one, so
   * that a round of several can be followed.
   */
  int[] earlierMoves() {
    int last = place - 1;
    int first = last;
    while (first > 0 && needsNoPerson(first) && needsNoPerson(first - 1)) {
      first--;
    }
    return looking() || playback != null
        ? new int[0]
        : IntStream.range(first, Math.max(first, last)).map(match::moveAt).toArray();
  }

  /** Returns whether a CPU moved at a ply, or a resigned player passed. */
  private boolean needsNoPerson(int ply) {
    int seat = match.seatAt(ply);
    return !match.players().get(seat).isPerson()
        || match.moveAt(ply) == Position.PASS && match.position().hasResigned(seat);
  }

  /** Returns whether the game ended in a draw of all players. */
  boolean isDrawn() {
    return result() != null && Integer.bitCount(result().winners()) == match.players().size();
  }

  /**
   * Returns the level for the next game: the suggested one, or a harder one after a win, or null.
   */
  @Nullable
  Level nextLevel() {
    return advised != null ? advised : LevelAdvice.next(match);
  }

  /** Returns from where a lost game can be tried again; null if another level is suggested. */
  @Nullable
  TurningPoint turningPoint() {
    return advised == null ? TurningPoint.of(match) : null;
  }

  /** Returns the result, or null. */
  @Nullable
  Result result() {
    return match.result();
  }

  /** Returns whether the match is over and the board shows its end. */
  boolean isEndShown() {
    return result() != null && !looking();
  }

  /** Returns whether the game is over at the shown ply. */
  boolean isOverHere() {
    return looking() ? position().isOver() : match.isOver();
  }

  /** Returns whether practice mode found a mistake that can be undone. */
  boolean isMistake() {
    var judged = judgement == null ? null : judgement.judged();
    return canUndo() && judged != null && judged.verdict().compareTo(Verdict.MISTAKE) >= 0;
  }

  /** Returns whether undo is possible. */
  boolean canUndo() {
    return !looking() && (match.isClosed() || UndoTargets.back(match) != UndoTargets.NONE);
  }

  /** Returns whether redo is possible. */
  boolean canRedo() {
    return !looking() && UndoTargets.ahead(match) != UndoTargets.NONE;
  }

  /** Returns whether a person makes the first move of a game from the start position. */
  boolean isUntouched() {
    return canPlay && match.length() == 0 && match.layout().isEmpty();
  }

  /** Returns whether a person is about to make a first move from the start position. */
  boolean isFirstMove() {
    return canPlay && match.ply() < match.players().size() && match.layout().isEmpty();
  }

  /**
   * Returns the seat that would resign now: the person to move, or the only person; -1 if unclear.
   */
  int resigner() {
    return match.isOver() || match.isTurnOfResigned() ? -1 : personInCharge();
  }

  /** Returns whether the others, among them a person, could go on without the player to move. */
  boolean canPlayOn() {
    return match.position().mayResign()
        && IntStream.range(0, match.players().size()).filter(this::isPersonAtPlay).count() > 1;
  }

  private boolean isPersonAtPlay(int seat) {
    return match.players().get(seat).isPerson() && !match.position().hasResigned(seat);
  }

  /**
   * Returns the seat of the person to move, skipping resigned players, or of the only person; -1 if
   * there is none or several.
   */
  int personInCharge() {
    int seat = match.seatAt(match.ply());
    while (match.position().hasResigned(seat)) {
      seat = (seat + 1) % match.players().size();
    }
    return match.players().get(seat).isPerson() ? seat : match.onlyPerson();
  }

  /** Returns whether two people can agree on a draw. */
  boolean canAgree() {
    return !match.isOver()
        && match.players().size() == 2
        && match.players().stream().allMatch(Player::isPerson);
  }
}
