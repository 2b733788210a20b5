package tabuleiro.app.games.shi;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;

/** Lessons of Shi. */
final class ShiLessons {
  private ShiLessons() {}

  static List<Lesson> lessons() {
    return List.of(
        new Lesson(
            ShiUi.ID,
            R.string.lesson_the_game,
            List.of(move(), take(), screen(), aim(), save(), win(), fork(), answer())));
  }

  private static Step move() {
    return new Step(
        R.string.shi_lesson_move_title,
        diagram(
            "......../......../......../...S..../......../......../......../N....N.N taken=0,0"),
        List.of(Task.of(R.string.shi_lesson_move, LessonGoal.anyMove("d5-d2"))),
        R.string.shi_lesson_move_praise);
  }

  private static Step take() {
    return new Step(
        R.string.shi_lesson_take_title,
        diagram(
            "...S..S./......../...S..../......../......../...N..../.N....../.......N taken=0,0"),
        List.of(
            Task.of(
                R.string.shi_lesson_take,
                LessonGoal.moves("d8xd3"),
                R.string.shi_lesson_take_other)),
        R.string.shi_lesson_take_praise);
  }

  private static Step screen() {
    return new Step(
        R.string.shi_lesson_screen_title,
        diagram(
            "S..S..S./...S..../......../N..S..../......N./N......./...N..../.....N.. taken=0,0"),
        List.of(
            Task.of(
                R.string.shi_lesson_screen,
                LessonGoal.moves("d7xd2"),
                R.string.shi_lesson_screen_other)),
        R.string.shi_lesson_screen_praise);
  }

  private static Step aim() {
    return new Step(
        R.string.shi_lesson_aim_title,
        diagram(
            ".S....../.......S/......../....S.../......../......../.N....../......N. taken=0,0"),
        List.of(
            Task.of(
                    R.string.shi_lesson_aim,
                    LessonGoal.moves("e5-b5", "h7-b7", "h7-g7", "h7-h8", "b8-h8"),
                    R.string.shi_lesson_aim_other)
                .answeredBy("g1-h1"),
            Task.of(
                R.string.shi_lesson_aim_on,
                LessonGoal.score(1, "b8xb2", "h8xb2", "g7xb2"),
                R.string.shi_lesson_aim_on_other)),
        R.string.shi_lesson_aim_praise);
  }

  private static Step save() {
    return new Step(
        R.string.shi_lesson_save_title,
        diagram(
            ".S....S./...S..../......../......../......../...N..../......N./...N.... taken=0,0"),
        List.of(
            Task.of(
                R.string.shi_lesson_save,
                LessonGoal.parry("d7-a7"),
                R.string.shi_lesson_save_other)),
        R.string.shi_lesson_save_praise);
  }

  private static Step win() {
    return new Step(
        R.string.shi_lesson_win_title,
        diagram("S....S../.......S/.S....../...S.S../......../N......./..N..N.N/....N..."),
        List.of(
            Task.of(
                R.string.shi_lesson_win, LessonGoal.win("f8xf2"), R.string.shi_lesson_win_other)),
        R.string.shi_lesson_win_praise);
  }

  private static Step fork() {
    return new Step(
        R.string.shi_lesson_fork_title,
        diagram(
            ".S.S..S./......../.......S/......../.....N../...N..../......../N......N taken=0,0"),
        List.of(
            Task.of(
                    R.string.shi_lesson_fork,
                    LessonGoal.moves("h6-d6"),
                    R.string.shi_lesson_fork_other)
                .answeredBy("d3-h3"),
            Task.of(
                R.string.shi_lesson_fork_on,
                LessonGoal.score(1, "b8xf4"),
                R.string.shi_lesson_fork_on_other)),
        R.string.shi_lesson_fork_praise);
  }

  private static Step answer() {
    return new Step(
        R.string.shi_lesson_answer_title,
        diagram(
            "S..S..../......../...S..../.....S../......../...N..../......../.N.N...N taken=0,0"),
        List.of(
            Task.of(
                R.string.shi_lesson_answer,
                LessonGoal.moves("d8xd3"),
                R.string.shi_lesson_answer_other)),
        R.string.shi_lesson_answer_praise);
  }

  private static Diagram diagram(String layout) {
    return Diagram.of(ShiUi.ID, "", layout);
  }
}
