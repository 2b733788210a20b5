package tabuleiro.app.learn;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.games.GameLooks;

/** The owner of a lesson that is being taken. Main thread only. */
public final class LessonViewModel extends ViewModel {
  static final String GAME = "game";
  static final String NUMBER = "number";
  private static final String STEP = "step";
  private static final String MOVES = "moves";

  private final SavedStateHandle handle;
  private final LessonProgress progress;
  private final Lesson lesson;
  private final LessonRun run;
  private final MutableLiveData<LessonState> state = new MutableLiveData<>();
  private DoneSteps done;

  /** Takes up the lesson that the screen's arguments name, where it was left. */
  LessonViewModel(SavedStateHandle handle, LessonProgress progress) {
    this.handle = handle;
    this.progress = progress;
    lesson = GameLooks.byId(gameId()).lessons().get(number());
    done = progress.done(lesson);
    run = new LessonRun(lesson);
    ArrayList<String> moves = handle.get(MOVES);
    Integer step = handle.get(STEP);
    if (step == null || moves == null) {
      run.goTo(progress.step(lesson));
    } else {
      run.resume(step, moves);
    }
    publish();
  }

  /** The game. */
  String gameId() {
    return handle.get(GAME);
  }

  /** Which of the game's lessons it is, from 0. */
  int number() {
    Integer number = handle.get(NUMBER);
    return number == null ? 0 : number;
  }

  /** What the screen shows. */
  LiveData<LessonState> state() {
    return state;
  }

  /** The learner makes a legal move. */
  void play(int move) {
    run.play(move);
    publish();
  }

  /** The learner touched something that is no move. */
  void refused() {
    run.refused();
    publish();
  }

  /** Does the task for the learner. */
  void showMe() {
    run.showMe();
    publish();
  }

  /** Starts a step anew, whichever it is. */
  void goTo(int step) {
    run.goTo(step);
    publish();
  }

  /** Starts the whole lesson anew. */
  void again() {
    goTo(0);
  }

  private void publish() {
    var now = run.state(done);
    if (now.stepDone()) {
      done = done.with(now.step());
      now = run.state(done);
    }
    handle.set(STEP, now.step());
    handle.set(MOVES, new ArrayList<>(run.learnersMoves()));
    progress.save(lesson, next(now), done);
    state.setValue(now);
  }

  /** Where a lesson that is opened another time begins. */
  private static int next(LessonState now) {
    if (!now.stepDone()) {
      return now.step();
    }
    return now.isLast() ? 0 : now.step() + 1;
  }
}
