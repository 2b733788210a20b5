package tabuleiro.app.games.pacru;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;

/** Lessons of Shacru. */
final class ShacruLessons {
  private ShacruLessons() {}

  static List<Lesson> lessons() {
    return List.of(
        new Lesson(
            ShacruUi.ID,
            R.string.lesson_the_game,
            List.of(move(), closed(), twist(), plan(), pass(), end(), door(), out())));
  }

  private static Step move() {
    return new Step(
        R.string.pacru_lesson_move_title,
        diagram("1e5N 2i1NW"),
        List.of(Task.of(R.string.pacru_lesson_move, LessonGoal.anyMove("e5-e6"))),
        R.string.shacru_lesson_move_praise);
  }

  private static Step closed() {
    return new Step(
        R.string.shacru_lesson_closed_title,
        diagram("1e5N 1*e5 1*e6 2*d6 1*f4 1*e4 2*d5 2d7NE 2*d7"),
        List.of(Task.of(R.string.shacru_lesson_closed, LessonGoal.moves("e5-f6"))),
        R.string.shacru_lesson_closed_praise);
  }

  private static Step twist() {
    return new Step(
        R.string.pacru_lesson_twist_title,
        diagram("1e6N 1*e6 1*e5 2h8W 2*h8"),
        List.of(
            Task.of(
                R.string.pacru_lesson_twist,
                LessonGoal.moves("e6-e7>", "e6-e7<", "e6-d7<", "e6-d7>", "e6-f7<", "e6-f7>"),
                R.string.pacru_lesson_twist_other)),
        R.string.shacru_lesson_twist_praise);
  }

  private static Step plan() {
    return new Step(
        R.string.shacru_lesson_plan_title,
        diagram("1c5SE 1*c5 2*d4 1*c4 2*e4 2*e5 2*e6 2f7N 2*f7 1*b6"),
        List.of(
            Task.of(
                    R.string.shacru_lesson_plan,
                    LessonGoal.moves("c5-d5<"),
                    R.string.shacru_lesson_plan_other)
                .answeredBy("f7-f8"),
            Task.of(R.string.shacru_lesson_plan_on, LessonGoal.moves("d5-d6"))),
        R.string.shacru_lesson_plan_praise);
  }

  private static Step pass() {
    return new Step(
        R.string.shacru_lesson_pass_title,
        diagram("1a8N 1*a8 2a9SE 2*b9 1*a7 1*b6 2*c9"),
        List.of(
            Task.of(R.string.shacru_lesson_pass, LessonGoal.moves("pass")).answeredBy("a9-b8"),
            Task.of(R.string.shacru_lesson_pass_on, LessonGoal.moves("a8-a9"))),
        R.string.shacru_lesson_pass_praise);
  }

  private static Step end() {
    return new Step(
        R.string.shacru_lesson_end_title,
        diagram("1b8NW 1*b8 1*c7 1*d6 1*e5 1*f5 2*a8 2*b9 2*h8 2*g7 2i9NE 2*i9"),
        List.of(Task.of(R.string.shacru_lesson_end, LessonGoal.win("b8-a9"))),
        R.string.shacru_lesson_end_praise);
  }

  /** Returns the corner is worth seven fields to whoever enters c6 first. */
  private static Step door() {
    return new Step(
        R.string.shacru_lesson_door_title,
        diagram(
            "1c5N 2d5NW 1h2E 2g1SE 1*d9 2*d8 2*d7 1*a6 1*b6 2*d6 2*e6 1*a5 1*b5 1*c5 2*d5 2*e5"
                + " 1*c4 1*d4 1*g3 2*h3 2*i3 1*h2 2*g1 2*h1"),
        List.of(
            Task.of(
                R.string.shacru_lesson_door,
                LessonGoal.moves("c5-c6"),
                R.string.shacru_lesson_door_other)),
        R.string.shacru_lesson_door_praise);
  }

  private static Step out() {
    return new Step(
        R.string.shacru_lesson_out_title,
        diagram(
            "1c7S 2d5N 1h2E 2g1SE 1*c9 1*b8 1*c8 2*d8 2*a7 2*b7 1*c7 1*a6 1*b6 2*d6 2*e6 2*d5"
                + " 2*e5 1*d4 1*a3 1*b3 2*c3 2*d3 1*g3 2*h3 2*i3 1*h2 2*g1 2*h1"),
        List.of(
            Task.of(
                R.string.shacru_lesson_out,
                LessonGoal.moves("c7-c6", "c7-c6<", "c7-c6>"),
                R.string.shacru_lesson_out_other)),
        R.string.shacru_lesson_out_praise);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(ShacruUi.ID, "", layout);
  }
}
