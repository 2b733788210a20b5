package tabuleiro.app.games.shakti;

import static tabuleiro.app.board.LessonGoal.anyMove;
import static tabuleiro.app.board.LessonGoal.moves;
import static tabuleiro.app.board.LessonGoal.parry;
import static tabuleiro.app.board.LessonGoal.win;

import tabuleiro.app.R;
import tabuleiro.app.board.Lesson;

/** Defines the interactive lessons on Shakti: their positions, texts and tasks. */
final class ShaktiLessons {
  private ShaktiLessons() {}

  static Lesson lesson() {
    return Lesson.builder(ShaktiUi.ID, R.string.lesson_the_game, ShaktiUi.ID)
        .step(R.string.shakti_lesson_king_title, "", R.string.shakti_lesson_king_praise)
        .task(
            R.string.shakti_lesson_king,
            moves("d2-d3", "d2-c3", "d2-e3", "d2-c2", "d2-e2", "d2-c1", "d2-d1", "d2-e1"),
            R.string.shakti_lesson_king_other)
        .step(R.string.shakti_lesson_two_title, "", R.string.shakti_lesson_two_praise)
        .task(
            R.string.shakti_lesson_two,
            moves("b2-b4", "b2-d4", "f2-f4", "f2-d4"),
            R.string.shakti_lesson_two_other)
        .step(
            R.string.shakti_lesson_gap_title,
            "Kd1 Wb3 kd6 wf6 -c3 -d3",
            R.string.shakti_lesson_gap_praise)
        .task(R.string.shakti_lesson_gap, moves("b3-e3", "b3-f3"), R.string.shakti_lesson_gap_other)
        .step(
            R.string.shakti_lesson_take_title,
            "Kd1 Wb2 Wf2 kd7 wd4 wg6",
            R.string.shakti_lesson_take_praise)
        .task(
            R.string.shakti_lesson_take, moves("b2xd4", "f2xd4"), R.string.shakti_lesson_take_other)
        .step(
            R.string.shakti_lesson_win_title,
            "Kd1 Wd5 Wa2 kd7 wb5 wg4",
            R.string.shakti_lesson_win_praise)
        .task(R.string.shakti_lesson_win, win("d5xd7"), R.string.shakti_lesson_win_other)
        .step(
            R.string.shakti_lesson_check_title,
            "Kd2 Wa3 Wg2 kd7 wd4 wb6",
            R.string.shakti_lesson_check_praise)
        .task(R.string.shakti_lesson_check, parry("d2-c2"), R.string.shakti_lesson_check_other)
        .step(
            R.string.shakti_lesson_mate_title,
            "Kd2 Wc5 Wa4 kd7 wf3",
            R.string.shakti_lesson_mate_praise)
        .task(
            R.string.shakti_lesson_mate, moves("a4-c6"), R.string.shakti_lesson_mate_other, "d7xc6")
        .task(R.string.shakti_lesson_mate_on, win("c5xc6"), R.string.shakti_lesson_mate_on_other)
        .step(
            R.string.shakti_lesson_save_title,
            "Kd1 Wf1 Wa2 kd7 wc2 wc3",
            R.string.shakti_lesson_save_praise)
        .task(R.string.shakti_lesson_save, moves("a2xc2"), R.string.shakti_lesson_save_other)
        .build();
  }

  /** Returns the lesson on the rules of the inventor, where they differ. */
  static Lesson freelingRules() {
    return Lesson.builder("shakti-freeling", R.string.shakti_lesson_freeling_title, ShaktiUi.ID)
        .with("rules=freeling")
        .step(
            R.string.shakti_lesson_freeling_check_title,
            "Kd2 Wb4 Wf2 kd6 wa5 wg6",
            R.string.shakti_lesson_freeling_check_praise)
        .task(
            R.string.shakti_lesson_freeling_check,
            moves("b4-c5"),
            R.string.shakti_lesson_freeling_check_other)
        .step(
            R.string.shakti_lesson_freeling_take_title,
            "Kd2 Wf2 Wb5 kd6 wc3 wg5",
            R.string.shakti_lesson_freeling_take_praise)
        .task(
            R.string.shakti_lesson_freeling_take,
            moves("d2xc3"),
            R.string.shakti_lesson_freeling_take_other)
        .step(
            R.string.shakti_lesson_freeling_step_title,
            "Kd3 Wf2 wa3 ke6 -d4 -c3 -b3",
            R.string.shakti_lesson_freeling_step_praise)
        .task(R.string.shakti_lesson_freeling_step, anyMove("d3-c2"))
        .step(
            R.string.shakti_lesson_freeling_mate_title,
            "Ke2 Wd4 Wb5 kc7 wg6 wc1 -c6",
            R.string.shakti_lesson_freeling_mate_praise)
        .task(
            R.string.shakti_lesson_freeling_mate,
            win("d4-b6"),
            R.string.shakti_lesson_freeling_mate_other)
        .step(
            R.string.shakti_lesson_freeling_save_title,
            "Kc1 Wg2 Wc7 ke6 wb3 wd4 -c2",
            R.string.shakti_lesson_freeling_save_praise)
        .task(
            R.string.shakti_lesson_freeling_save,
            moves("c1-d2"),
            R.string.shakti_lesson_freeling_save_other)
        .build();
  }
}
