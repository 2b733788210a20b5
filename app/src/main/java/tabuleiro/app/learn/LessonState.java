package tabuleiro.app.learn;

import androidx.annotation.Nullable;
import java.util.Collections;
import java.util.List;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.ui.BoardSnapshot;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Immutable state of the lesson screen: the step and task, the moves made and what is completed.
 *
 * @param lesson the lesson
 * @param step the current step, from 0
 * @param restarts counts how often a step was begun anew
 * @param task the current task, from 0; the last one when the step is completed
 * @param moves the moves of this step, replies included
 * @param stepDone whether all tasks of the step are completed
 * @param failed whether the last move was legal but wrong
 * @param shown whether the last move was shown to the learner
 * @param tries number of failed tries
 * @param done the completed steps, one bit per step
 */
record LessonState(
    Lesson lesson,
    int step,
    int restarts,
    int task,
    List<Integer> moves,
    boolean stepDone,
    boolean failed,
    boolean shown,
    int tries,
    long done) {
  private static final int TRIES_BEFORE_HELP = 2;

  /** Returns the current step. */
  Lesson.Step now() {
    return lesson.steps().get(step);
  }

  /** Returns the current task. */
  Lesson.Task asked() {
    return now().tasks().get(task);
  }

  /** Returns the part of the state that the board shows. */
  BoardSnapshot board() {
    var board = BoardSnapshot.of(now().diagram().toPosition(), moves, restarts, !stepDone);
    return helps() ? board.withHelp(asked().goal().solution(board.position()), tries) : board;
  }

  /** Returns whether the piece to move is selected as a help. */
  boolean helps() {
    return !stepDone && tries >= TRIES_BEFORE_HELP;
  }

  /** Returns whether a step is completed. */
  boolean isDone(int other) {
    return (done >> other & 1) != 0;
  }

  /** Returns whether this is the last step. */
  boolean isLast() {
    return step == lesson.steps().size() - 1;
  }

  /** Returns the moves as a match of their own, or null if the rules allow no game from there. */
  @Nullable
  Match toMatch() {
    var start = now().diagram().toPosition();
    try {
      var players = Collections.nCopies(start.seats(), Player.person(""));
      var match = Match.from(start.options(), start.layout(), players);
      moves.forEach(match::play);
      return match;
    } catch (RefusalException noGame) {
      return null;
    }
  }
}
