package tabuleiro.app.games.shakti;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;

/** Lesson on the rules of Shakti's inventor, where they differ. */
final class FreelingRulesLesson {
  private FreelingRulesLesson() {}

  static Lesson lesson() {
    return new Lesson(
        "shakti-freeling",
        R.string.shakti_lesson_freeling_title,
        List.of(check(), take(), step(), mate(), save()));
  }

  private static Step check() {
    return new Step(
        R.string.shakti_lesson_freeling_check_title,
        diagram("Kd2 Wb4 Wf2 kd6 wa5 wg6"),
        List.of(
            Task.of(
                R.string.shakti_lesson_freeling_check,
                LessonGoal.moves("b4-c5"),
                R.string.shakti_lesson_freeling_check_other)),
        R.string.shakti_lesson_freeling_check_praise);
  }

  private static Step take() {
    return new Step(
        R.string.shakti_lesson_freeling_take_title,
        diagram("Kd2 Wf2 Wb5 kd6 wc3 wg5"),
        List.of(
            Task.of(
                R.string.shakti_lesson_freeling_take,
                LessonGoal.moves("d2xc3"),
                R.string.shakti_lesson_freeling_take_other)),
        R.string.shakti_lesson_freeling_take_praise);
  }

  private static Step step() {
    return new Step(
        R.string.shakti_lesson_freeling_step_title,
        diagram("Kd3 Wf2 wa3 ke6 -d4 -c3 -b3"),
        List.of(Task.of(R.string.shakti_lesson_freeling_step, LessonGoal.anyMove("d3-c2"))),
        R.string.shakti_lesson_freeling_step_praise);
  }

  private static Step mate() {
    return new Step(
        R.string.shakti_lesson_freeling_mate_title,
        diagram("Ke2 Wd4 Wb5 kc7 wg6 wc1 -c6"),
        List.of(
            Task.of(
                R.string.shakti_lesson_freeling_mate,
                LessonGoal.win("d4-b6"),
                R.string.shakti_lesson_freeling_mate_other)),
        R.string.shakti_lesson_freeling_mate_praise);
  }

  private static Step save() {
    return new Step(
        R.string.shakti_lesson_freeling_save_title,
        diagram("Kc1 Wg2 Wc7 ke6 wb3 wd4 -c2"),
        List.of(
            Task.of(
                R.string.shakti_lesson_freeling_save,
                LessonGoal.moves("c1-d2"),
                R.string.shakti_lesson_freeling_save_other)),
        R.string.shakti_lesson_freeling_save_praise);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(ShaktiUi.ID, "rules=freeling", layout);
  }
}
