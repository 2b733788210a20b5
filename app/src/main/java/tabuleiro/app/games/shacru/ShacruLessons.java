package tabuleiro.app.games.shacru;

import static tabuleiro.app.board.Lesson.Task.NEVER;
import static tabuleiro.app.board.LessonGoal.anyMove;
import static tabuleiro.app.board.LessonGoal.moves;
import static tabuleiro.app.board.LessonGoal.win;

import tabuleiro.app.R;
import tabuleiro.app.board.Lesson;

/** Defines the interactive lesson on Shacru: its positions, texts and tasks. */
final class ShacruLessons {
  private ShacruLessons() {}

  static Lesson lesson() {
    return Lesson.builder(ShacruUi.ID, R.string.lesson_the_game, ShacruUi.ID)
        .step(R.string.pacru_lesson_move_title, "1e5N 2i1NW", R.string.shacru_lesson_move_praise)
        .task(R.string.pacru_lesson_move, anyMove("e5-e6"))
        .step(
            R.string.shacru_lesson_closed_title,
            "1e5N 1*e5 1*e6 2*d6 1*f4 1*e4 2*d5 2d7NE 2*d7",
            R.string.shacru_lesson_closed_praise)
        .task(R.string.shacru_lesson_closed, moves("e5-f6"))
        .step(
            R.string.pacru_lesson_twist_title,
            "1e6N 1*e6 1*e5 2h8W 2*h8",
            R.string.shacru_lesson_twist_praise)
        .task(
            R.string.pacru_lesson_twist,
            moves("e6-e7>", "e6-e7<", "e6-d7<", "e6-d7>", "e6-f7<", "e6-f7>"),
            R.string.pacru_lesson_twist_other)
        .step(
            R.string.shacru_lesson_plan_title,
            "1c5SE 1*c5 2*d4 1*c4 2*e4 2*e5 2*e6 2f7N 2*f7 1*b6",
            R.string.shacru_lesson_plan_praise)
        .task(
            R.string.shacru_lesson_plan,
            moves("c5-d5<"),
            R.string.shacru_lesson_plan_other,
            "f7-f8")
        .task(R.string.shacru_lesson_plan_on, moves("d5-d6"))
        .step(
            R.string.shacru_lesson_pass_title,
            "1a8N 1*a8 2a9SE 2*b9 1*a7 1*b6 2*c9",
            R.string.shacru_lesson_pass_praise)
        .task(R.string.shacru_lesson_pass, moves("pass"), NEVER, "a9-b8")
        .task(R.string.shacru_lesson_pass_on, moves("a8-a9"))
        .step(
            R.string.shacru_lesson_end_title,
            "1b8NW 1*b8 1*c7 1*d6 1*e5 1*f5 2*a8 2*b9 2*h8 2*g7 2i9NE 2*i9",
            R.string.shacru_lesson_end_praise)
        .task(R.string.shacru_lesson_end, win("b8-a9"))
        // The corner is worth seven fields to whoever enters c6 first.
        .step(
            R.string.shacru_lesson_door_title,
            "1c5N 2d5NW 1h2E 2g1SE 1*d9 2*d8 2*d7 1*a6 1*b6 2*d6 2*e6 1*a5 1*b5 1*c5 2*d5 2*e5"
                + " 1*c4 1*d4 1*g3 2*h3 2*i3 1*h2 2*g1 2*h1",
            R.string.shacru_lesson_door_praise)
        .task(R.string.shacru_lesson_door, moves("c5-c6"), R.string.shacru_lesson_door_other)
        .step(
            R.string.shacru_lesson_out_title,
            "1c7S 2d5N 1h2E 2g1SE 1*c9 1*b8 1*c8 2*d8 2*a7 2*b7 1*c7 1*a6 1*b6 2*d6 2*e6 2*d5"
                + " 2*e5 1*d4 1*a3 1*b3 2*c3 2*d3 1*g3 2*h3 2*i3 1*h2 2*g1 2*h1",
            R.string.shacru_lesson_out_praise)
        .task(
            R.string.shacru_lesson_out,
            moves("c7-c6", "c7-c6<", "c7-c6>"),
            R.string.shacru_lesson_out_other)
        .build();
  }
}
