package tabuleiro.app.games.azacru;

import static tabuleiro.app.board.Lesson.Task.NEVER;
import static tabuleiro.app.board.LessonGoal.anyMove;
import static tabuleiro.app.board.LessonGoal.moves;
import static tabuleiro.app.board.LessonGoal.score;
import static tabuleiro.app.board.LessonGoal.win;

import tabuleiro.app.R;
import tabuleiro.app.board.Lesson;

/** Defines the interactive lesson on Azacru: its positions, texts and tasks. */
final class AzacruLessons {
  private AzacruLessons() {}

  static Lesson lesson() {
    return Lesson.builder(AzacruUi.ID, R.string.lesson_the_game, AzacruUi.ID)
        .step(R.string.pacru_lesson_move_title, "1e5N 2i1NW", R.string.azacru_lesson_move_praise)
        .task(R.string.pacru_lesson_move, anyMove("e5-e6"))
        .step(
            R.string.azacru_lesson_power_title,
            "1b5E 1*b5 1*a4 1*a6 2*c5 2*d5 2f7N 2*f7",
            R.string.azacru_lesson_power_praise)
        .task(
            R.string.azacru_lesson_power,
            moves("b5-e5", "b5-e5<", "b5-e5>"),
            R.string.azacru_lesson_power_other)
        .step(
            R.string.pacru_lesson_twist_title,
            "1e6N 1*e6 2h8W 2*h8",
            R.string.azacru_lesson_twist_praise)
        .task(
            R.string.pacru_lesson_twist,
            moves("e6-e7>", "e6-e7<", "e6-d7<", "e6-d7>", "e6-f7<", "e6-f7>"),
            R.string.pacru_lesson_twist_other)
        .step(
            R.string.azacru_lesson_connect_title,
            "1a8E 1*a8 1*a9 1*b9 1*d8 2g5W 2*g5 2*h5",
            R.string.azacru_lesson_connect_praise)
        .task(
            R.string.azacru_lesson_connect, score(6, "a8-d8"), R.string.azacru_lesson_connect_other)
        .step(
            R.string.azacru_lesson_price_title,
            "1a8E 1*a8 1*a9 1*b9 1*d8 1e3N 1*e3 2*c8 2*b8 2f6W 2*f6",
            R.string.azacru_lesson_price_praise)
        .task(R.string.azacru_lesson_price, score(7, "a8-d8"), R.string.azacru_lesson_connect_other)
        .step(
            R.string.azacru_lesson_jump_title,
            "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2b8S 2*b8",
            R.string.azacru_lesson_jump_praise)
        .task(
            R.string.azacru_lesson_jump,
            moves("a8-d8", "a8-d8<", "a8-d8>"),
            R.string.azacru_lesson_connect_other)
        .step(
            R.string.azacru_lesson_end_title,
            "1a9N 1*a9 1*b9 1*c8 1*d8 1*d7 2e5N 2*e5 2*f4 2*g3",
            R.string.azacru_lesson_end_praise)
        .task(R.string.azacru_lesson_end, moves("pass"), NEVER, "e5-e6")
        .step(
            R.string.azacru_lesson_last_title,
            "1g9E 1*g9 1*h9 1a5E 1*a5 1*a6 1*b6 1*d5 2*b5 2*c5 2i8N 2*i8 2*i7 2*h8 2*i6 2*h5"
                + " 2*g4 2*f4 2*e4",
            R.string.azacru_lesson_last_praise)
        .task(
            R.string.azacru_lesson_last, moves("g9-i9"), R.string.azacru_lesson_last_other, "pass")
        .task(R.string.azacru_lesson_last_on, win("a5-d5"), R.string.azacru_lesson_last_on_other)
        .step(
            R.string.azacru_lesson_between_title,
            "1h4N 1*h4 1*h5 1*g5 1*g3 2i5W 2*i5 2*i4 2*h6 2*f5 2*e6 1a5E 1*a5",
            R.string.azacru_lesson_between_praise)
        .task(
            R.string.azacru_lesson_between,
            moves("h4-h5", "h4-g5"),
            R.string.azacru_lesson_between_other,
            "i5-f5")
        .build();
  }
}
