package tabuleiro.app.learn;

import androidx.annotation.Nullable;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;

/**
 * State of the lesson on the screen, for tests.
 *
 * @param step the current step, from 0
 * @param isLast whether it is the last step
 * @param solution a move that solves the task; {@link BoardView#NO_MOVE} if the step is completed
 */
public record LessonProbe(int step, boolean isLast, int solution) {
  /** Returns the lesson's state, or null if it is absent or animating. */
  @Nullable
  public static LessonProbe of(MainActivity activity) {
    var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
    if (!(screen instanceof LessonFragment lesson)
        || lesson.state() == null
        || !lesson.isAtRest()) {
      return null;
    }
    var state = lesson.state();
    int solution =
        state.stepDone()
            ? BoardView.NO_MOVE
            : state.asked().goal().solution(state.board().position());
    return new LessonProbe(state.step(), state.isLast(), solution);
  }
}
