package tabuleiro.app.games.pacru;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;

/** Lessons of Azacru. */
final class AzacruLessons {
  private AzacruLessons() {}

  static List<Lesson> lessons() {
    return List.of(
        new Lesson(
            AzacruUi.ID,
            R.string.lesson_the_game,
            List.of(
                move(), power(), twist(), connect(), price(), jump(), end(), last(), between())));
  }

  private static Step move() {
    return new Step(
        R.string.pacru_lesson_move_title,
        diagram("1e5N 2i1NW"),
        List.of(Task.of(R.string.pacru_lesson_move, LessonGoal.anyMove("e5-e6"))),
        R.string.azacru_lesson_move_praise);
  }

  private static Step power() {
    return new Step(
        R.string.azacru_lesson_power_title,
        diagram("1b5E 1*b5 1*a4 1*a6 2*c5 2*d5 2f7N 2*f7"),
        List.of(
            Task.of(
                R.string.azacru_lesson_power,
                LessonGoal.moves("b5-e5", "b5-e5<", "b5-e5>"),
                R.string.azacru_lesson_power_other)),
        R.string.azacru_lesson_power_praise);
  }

  private static Step twist() {
    return new Step(
        R.string.pacru_lesson_twist_title,
        diagram("1e6N 1*e6 2h8W 2*h8"),
        List.of(
            Task.of(
                R.string.pacru_lesson_twist,
                LessonGoal.moves("e6-e7>", "e6-e7<", "e6-d7<", "e6-d7>", "e6-f7<", "e6-f7>"),
                R.string.pacru_lesson_twist_other)),
        R.string.azacru_lesson_twist_praise);
  }

  private static Step connect() {
    return new Step(
        R.string.azacru_lesson_connect_title,
        diagram("1a8E 1*a8 1*a9 1*b9 1*d8 2g5W 2*g5 2*h5"),
        List.of(
            Task.of(
                R.string.azacru_lesson_connect,
                LessonGoal.score(6, "a8-d8"),
                R.string.azacru_lesson_connect_other)),
        R.string.azacru_lesson_connect_praise);
  }

  private static Step price() {
    return new Step(
        R.string.azacru_lesson_price_title,
        diagram("1a8E 1*a8 1*a9 1*b9 1*d8 1e3N 1*e3 2*c8 2*b8 2f6W 2*f6"),
        List.of(
            Task.of(
                R.string.azacru_lesson_price,
                LessonGoal.score(7, "a8-d8"),
                R.string.azacru_lesson_connect_other)),
        R.string.azacru_lesson_price_praise);
  }

  private static Step jump() {
    return new Step(
        R.string.azacru_lesson_jump_title,
        diagram("1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2b8S 2*b8"),
        List.of(
            Task.of(
                R.string.azacru_lesson_jump,
                LessonGoal.moves("a8-d8", "a8-d8<", "a8-d8>"),
                R.string.azacru_lesson_connect_other)),
        R.string.azacru_lesson_jump_praise);
  }

  private static Step end() {
    return new Step(
        R.string.azacru_lesson_end_title,
        diagram("1a9N 1*a9 1*b9 1*c8 1*d8 1*d7 2e5N 2*e5 2*f4 2*g3"),
        List.of(Task.of(R.string.azacru_lesson_end, LessonGoal.moves("pass")).answeredBy("e5-e6")),
        R.string.azacru_lesson_end_praise);
  }

  private static Step last() {
    return new Step(
        R.string.azacru_lesson_last_title,
        diagram(
            "1g9E 1*g9 1*h9 1a5E 1*a5 1*a6 1*b6 1*d5 2*b5 2*c5 2i8N 2*i8 2*i7 2*h8 2*i6 2*h5"
                + " 2*g4 2*f4 2*e4"),
        List.of(
            Task.of(
                    R.string.azacru_lesson_last,
                    LessonGoal.moves("g9-i9"),
                    R.string.azacru_lesson_last_other)
                .answeredBy("pass"),
            Task.of(
                R.string.azacru_lesson_last_on,
                LessonGoal.win("a5-d5"),
                R.string.azacru_lesson_last_on_other)),
        R.string.azacru_lesson_last_praise);
  }

  private static Step between() {
    return new Step(
        R.string.azacru_lesson_between_title,
        diagram("1h4N 1*h4 1*h5 1*g5 1*g3 2i5W 2*i5 2*i4 2*h6 2*f5 2*e6 1a5E 1*a5"),
        List.of(
            Task.of(
                    R.string.azacru_lesson_between,
                    LessonGoal.moves("h4-h5", "h4-g5"),
                    R.string.azacru_lesson_between_other)
                .answeredBy("i5-f5")),
        R.string.azacru_lesson_between_praise);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(AzacruUi.ID, "", layout);
  }
}
