package tabuleiro.app.learn;

import android.content.SharedPreferences;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.di.AppContainer;

/** Remembers which steps were done and where each lesson was left. */
final class LessonProgress {
  private final SharedPreferences stored;

  LessonProgress(SharedPreferences stored) {
    this.stored = stored;
  }

  /** That of the app. */
  static LessonProgress of(AppContainer app) {
    return new LessonProgress(app.preferences("lessons"));
  }

  /** The step at which the lesson goes on; the first for one that was finished. */
  int step(Lesson lesson) {
    return stored.getInt(lesson.id() + ".step", 0);
  }

  DoneSteps done(Lesson lesson) {
    return new DoneSteps(stored.getLong(lesson.id() + ".done", 0));
  }

  void save(Lesson lesson, int step, DoneSteps done) {
    stored
        .edit()
        .putInt(lesson.id() + ".step", step)
        .putLong(lesson.id() + ".done", done.bits())
        .apply();
  }
}
