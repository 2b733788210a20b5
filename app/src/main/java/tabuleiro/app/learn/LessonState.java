package tabuleiro.app.learn;

import androidx.annotation.Nullable;
import java.util.Collections;
import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.ui.Scene;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * What the screen of a lesson shows.
 *
 * @param lesson the lesson
 * @param step the step it is at, from 0
 * @param task the task it is at, from 0; the last one when the step is done
 * @param moves what was played in this step, the opponent's replies too
 * @param stepDone whether nothing more is asked in this step
 * @param failed whether the last move was legal but wrong
 * @param tries how often it was tried in vain
 * @param done the steps that were done, now or earlier
 */
record LessonState(
    Lesson lesson,
    int step,
    int task,
    List<Integer> moves,
    boolean stepDone,
    boolean failed,
    int tries,
    DoneSteps done) {
  private static final int TRIES_BEFORE_HELP = 2;

  /** The step itself. */
  Lesson.Step now() {
    return lesson.steps().get(step);
  }

  /** What is asked. */
  Lesson.Task asked() {
    return now().tasks().get(task);
  }

  /** The position that has come about. */
  Position position() {
    return scene().position();
  }

  /** What the board shows of it. */
  Scene scene() {
    var start = now().diagram().toPosition();
    var scene = new Scene(step, start, moves, !stepDone, BoardView.NO_MOVE, tries);
    return helps()
        ? new Scene(step, start, moves, true, asked().goal().solution(scene.position()), tries)
        : scene;
  }

  /** Whether the piece that has to move is taken up for the learner. */
  boolean helps() {
    return !stepDone && tries >= TRIES_BEFORE_HELP;
  }

  /** Whether this is the last step. */
  boolean isLast() {
    return step == lesson.steps().size() - 1;
  }

  /** What was played as a match of its own, or null where the rules let nobody begin a game. */
  @Nullable
  Match toMatch() {
    var start = now().diagram().toPosition();
    try {
      var players = Collections.nCopies(start.seats(), Player.person(""));
      var match = Match.from(start.options(), start.layout(), players);
      moves.forEach(match::play);
      return match;
    } catch (Refusal noGame) {
      return null;
    }
  }
}
