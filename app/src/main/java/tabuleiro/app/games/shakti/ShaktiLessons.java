package tabuleiro.app.games.shakti;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;

/** Lessons of Shakti. */
final class ShaktiLessons {
  private ShaktiLessons() {}

  static List<Lesson> lessons() {
    return List.of(
        new Lesson(
            ShaktiUi.ID,
            R.string.lesson_the_game,
            List.of(king(), two(), gap(), take(), win(), check(), mate(), save())),
        FreelingRulesLesson.lesson());
  }

  private static Step king() {
    return new Step(
        R.string.shakti_lesson_king_title,
        diagram(""),
        List.of(
            Task.of(
                R.string.shakti_lesson_king,
                LessonGoal.moves(
                    "d2-d3", "d2-c3", "d2-e3", "d2-c2", "d2-e2", "d2-c1", "d2-d1", "d2-e1"),
                R.string.shakti_lesson_king_other)),
        R.string.shakti_lesson_king_praise);
  }

  private static Step two() {
    return new Step(
        R.string.shakti_lesson_two_title,
        diagram(""),
        List.of(
            Task.of(
                R.string.shakti_lesson_two,
                LessonGoal.moves("b2-b4", "b2-d4", "f2-f4", "f2-d4"),
                R.string.shakti_lesson_two_other)),
        R.string.shakti_lesson_two_praise);
  }

  private static Step gap() {
    return new Step(
        R.string.shakti_lesson_gap_title,
        diagram("Kd1 Wb3 kd6 wf6 -c3 -d3"),
        List.of(
            Task.of(
                R.string.shakti_lesson_gap,
                LessonGoal.moves("b3-e3", "b3-f3"),
                R.string.shakti_lesson_gap_other)),
        R.string.shakti_lesson_gap_praise);
  }

  private static Step take() {
    return new Step(
        R.string.shakti_lesson_take_title,
        diagram("Kd1 Wb2 Wf2 kd7 wd4 wg6"),
        List.of(
            Task.of(
                R.string.shakti_lesson_take,
                LessonGoal.moves("b2xd4", "f2xd4"),
                R.string.shakti_lesson_take_other)),
        R.string.shakti_lesson_take_praise);
  }

  private static Step win() {
    return new Step(
        R.string.shakti_lesson_win_title,
        diagram("Kd1 Wd5 Wa2 kd7 wb5 wg4"),
        List.of(
            Task.of(
                R.string.shakti_lesson_win,
                LessonGoal.win("d5xd7"),
                R.string.shakti_lesson_win_other)),
        R.string.shakti_lesson_win_praise);
  }

  private static Step check() {
    return new Step(
        R.string.shakti_lesson_check_title,
        diagram("Kd2 Wa3 Wg2 kd7 wd4 wb6"),
        List.of(
            Task.of(
                R.string.shakti_lesson_check,
                LessonGoal.parry("d2-c2"),
                R.string.shakti_lesson_check_other)),
        R.string.shakti_lesson_check_praise);
  }

  private static Step mate() {
    return new Step(
        R.string.shakti_lesson_mate_title,
        diagram("Kd2 Wc5 Wa4 kd7 wf3"),
        List.of(
            Task.of(
                    R.string.shakti_lesson_mate,
                    LessonGoal.moves("a4-c6"),
                    R.string.shakti_lesson_mate_other)
                .answeredBy("d7xc6"),
            Task.of(
                R.string.shakti_lesson_mate_on,
                LessonGoal.win("c5xc6"),
                R.string.shakti_lesson_mate_on_other)),
        R.string.shakti_lesson_mate_praise);
  }

  private static Step save() {
    return new Step(
        R.string.shakti_lesson_save_title,
        diagram("Kd1 Wf1 Wa2 kd7 wc2 wc3"),
        List.of(
            Task.of(
                R.string.shakti_lesson_save,
                LessonGoal.moves("a2xc2"),
                R.string.shakti_lesson_save_other)),
        R.string.shakti_lesson_save_praise);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(ShaktiUi.ID, "", layout);
  }
}
