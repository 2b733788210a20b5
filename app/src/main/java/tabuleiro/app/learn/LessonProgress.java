package tabuleiro.app.learn;

import android.content.Context;
import android.content.SharedPreferences;
import tabuleiro.app.board.Lesson;

/** Stores in preferences which steps were completed and where each lesson was left. */
final class LessonProgress {
  private final SharedPreferences stored;

  LessonProgress(Context context) {
    stored = context.getSharedPreferences("lessons", Context.MODE_PRIVATE);
  }

  /** Returns the step at which the lesson continues; the first one if it was finished. */
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
