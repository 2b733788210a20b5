package tabuleiro.app.learn;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.games.GameUiRegistry;

/**
 * View model of the lesson screen, which runs the lesson and stores its progress. Main thread only.
 */
public final class LessonViewModel extends ViewModel {
  static final String GAME = "game";
  static final String NUMBER = "number";
  private static final String STEP = "step";
  private static final String MOVES = "moves";
  private static final String SHOWN = "shown";

  private final SavedStateHandle handle;
  private final LessonProgressStore progress;
  private final Lesson lesson;
  private final LessonSession run;
  private final MutableLiveData<LessonState> state = new MutableLiveData<>();
  private long done;

  /** Restores the lesson that the arguments name at the stored place. */
  LessonViewModel(SavedStateHandle handle, LessonProgressStore progress) {
    this.handle = handle;
    this.progress = progress;
    lesson = GameUiRegistry.byId(gameId()).lessons().get(number());
    done = progress.done(lesson);
    run = new LessonSession(lesson);
    ArrayList<String> moves = handle.get(MOVES);
    Integer step = handle.get(STEP);
    if (step == null || moves == null) {
      run.goTo(progress.step(lesson));
    } else {
      run.resume(step, moves, Boolean.TRUE.equals(handle.<Boolean>get(SHOWN)));
    }
    publish();
  }

  /** Returns the game's id. */
  String gameId() {
    return handle.get(GAME);
  }

  /** Returns the index of the lesson, from 0. */
  int number() {
    Integer number = handle.get(NUMBER);
    return number == null ? 0 : number;
  }

  /** Returns the screen's state. */
  LiveData<LessonState> state() {
    return state;
  }

  /** Handles the learner's legal move. */
  void play(int move) {
    run.play(move);
    publish();
  }

  /** Counts an illegal try. */
  void refused() {
    run.refused();
    publish();
  }

  /** Plays the solution of the task. */
  void showMe() {
    run.showMe();
    publish();
  }

  /** Restarts any step. */
  void goTo(int step) {
    run.goTo(step);
    publish();
  }

  private void publish() {
    var now = run.state(done);
    if (now.stepDone()) {
      done |= 1L << now.step();
      now = run.state(done);
    }
    handle.set(STEP, now.step());
    handle.set(MOVES, new ArrayList<>(run.learnersMoves()));
    handle.set(SHOWN, now.shown());
    progress.save(lesson, next(now), done);
    state.setValue(now);
  }

  /** Returns the step at which the lesson will continue when opened again. */
  private static int next(LessonState now) {
    if (!now.stepDone()) {
      return now.step();
    }
    return now.isLast() ? 0 : now.step() + 1;
  }
}
