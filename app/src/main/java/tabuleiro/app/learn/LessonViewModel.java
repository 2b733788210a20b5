package tabuleiro.app.learn;

import android.app.Application;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.util.ArrayList;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.games.GameLooks;

/** The owner of a lesson that is being taken. Main thread only. */
public final class LessonViewModel extends AndroidViewModel {
  private static final String GAME = "game";
  private static final String NUMBER = "number";
  private static final String STEP = "step";
  private static final String MOVES = "moves";

  private final SavedStateHandle handle;
  private final LessonProgress progress;
  private final Lesson lesson;
  private final LessonRun run;
  private final MutableLiveData<LessonState> state = new MutableLiveData<>();
  private DoneSteps done;

  /** Takes up the lesson that the screen's arguments name, where it was left. */
  public LessonViewModel(@NonNull Application app, SavedStateHandle handle) {
    super(app);
    this.handle = handle;
    progress = new LessonProgress(app);
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

  /** What the screen has to be given for one of a game's lessons. */
  static Bundle arguments(String gameId, int number) {
    var arguments = new Bundle();
    arguments.putString(GAME, gameId);
    arguments.putInt(NUMBER, number);
    return arguments;
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
