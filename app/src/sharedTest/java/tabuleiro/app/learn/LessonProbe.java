package tabuleiro.app.learn;

import androidx.annotation.Nullable;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;

/**
 * Lets tests see the lesson on the screen.
 *
 * @param step the step it is at, from 0
 * @param isLast whether that is the last one
 * @param solution a move that is asked for; {@link BoardView#NO_MOVE} if the step is done
 */
public record LessonProbe(int step, boolean isLast, int solution) {
  /** The lesson; null while it is not there, or shows something. */
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
        state.stepDone() ? BoardView.NO_MOVE : state.asked().goal().solution(state.position());
    return new LessonProbe(state.step(), state.isLast(), solution);
  }
}
