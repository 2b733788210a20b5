package tabuleiro.app.learn;

import android.content.SharedPreferences;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.di.AppContainer;

/**
 * Stores the user's progress in lessons in preferences: which steps were completed and where each
 * lesson was left.
 */
final class LessonProgressStore {
  private final SharedPreferences stored;

  LessonProgressStore(SharedPreferences stored) {
    this.stored = stored;
  }

  /** Creates the app's store. */
  static LessonProgressStore of(AppContainer app) {
    return new LessonProgressStore(app.preferences("lessons"));
  }

  /** Returns the step at which the lesson continues; the first one if it was finished. */
  int step(Lesson lesson) {
    return stored.getInt(lesson.id() + ".step", 0);
  }

  /** Returns the completed steps, one bit per step. */
  long done(Lesson lesson) {
    return stored.getLong(lesson.id() + ".done", 0);
  }

  void save(Lesson lesson, int step, long done) {
    stored.edit().putInt(lesson.id() + ".step", step).putLong(lesson.id() + ".done", done).apply();
  }
}
