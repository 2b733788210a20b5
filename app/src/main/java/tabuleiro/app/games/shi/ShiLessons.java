package tabuleiro.app.games.shi;

import static tabuleiro.app.board.LessonGoal.anyMove;
import static tabuleiro.app.board.LessonGoal.moves;
import static tabuleiro.app.board.LessonGoal.parry;
import static tabuleiro.app.board.LessonGoal.score;
import static tabuleiro.app.board.LessonGoal.win;

import tabuleiro.app.R;
import tabuleiro.app.board.Lesson;

/** Defines the interactive lesson on Shi: its positions, texts and tasks. */
final class ShiLessons {
  private ShiLessons() {}

  static Lesson lesson() {
    return Lesson.builder(ShiUi.ID, R.string.lesson_the_game, ShiUi.ID)
        .step(
            R.string.shi_lesson_move_title,
            "......../......../......../...S..../......../......../......../N....N.N taken=0,0",
            R.string.shi_lesson_move_praise)
        .task(R.string.shi_lesson_move, anyMove("d5-d2"))
        .step(
            R.string.shi_lesson_take_title,
            "...S..S./......../...S..../......../......../...N..../.N....../.......N taken=0,0",
            R.string.shi_lesson_take_praise)
        .task(R.string.shi_lesson_take, moves("d8xd3"), R.string.shi_lesson_take_other)
        .step(
            R.string.shi_lesson_screen_title,
            "S..S..S./...S..../......../N..S..../......N./N......./...N..../.....N.. taken=0,0",
            R.string.shi_lesson_screen_praise)
        .task(R.string.shi_lesson_screen, moves("d7xd2"), R.string.shi_lesson_screen_other)
        .step(
            R.string.shi_lesson_aim_title,
            ".S....../.......S/......../....S.../......../......../.N....../......N. taken=0,0",
            R.string.shi_lesson_aim_praise)
        .task(
            R.string.shi_lesson_aim,
            moves("e5-b5", "h7-b7", "h7-g7", "h7-h8", "b8-h8"),
            R.string.shi_lesson_aim_other,
            "g1-h1")
        .task(
            R.string.shi_lesson_aim_on,
            score(1, "b8xb2", "h8xb2", "g7xb2"),
            R.string.shi_lesson_aim_on_other)
        .step(
            R.string.shi_lesson_save_title,
            ".S....S./...S..../......../......../......../...N..../......N./...N.... taken=0,0",
            R.string.shi_lesson_save_praise)
        .task(R.string.shi_lesson_save, parry("d7-a7"), R.string.shi_lesson_save_other)
        .step(
            R.string.shi_lesson_win_title,
            "S....S../.......S/.S....../...S.S../......../N......./..N..N.N/....N...",
            R.string.shi_lesson_win_praise)
        .task(R.string.shi_lesson_win, win("f8xf2"), R.string.shi_lesson_win_other)
        .step(
            R.string.shi_lesson_fork_title,
            ".S.S..S./......../.......S/......../.....N../...N..../......../N......N taken=0,0",
            R.string.shi_lesson_fork_praise)
        .task(R.string.shi_lesson_fork, moves("h6-d6"), R.string.shi_lesson_fork_other, "d3-h3")
        .task(R.string.shi_lesson_fork_on, score(1, "b8xf4"), R.string.shi_lesson_fork_on_other)
        .step(
            R.string.shi_lesson_answer_title,
            "S..S..../......../...S..../.....S../......../...N..../......../.N.N...N taken=0,0",
            R.string.shi_lesson_answer_praise)
        .task(R.string.shi_lesson_answer, moves("d8xd3"), R.string.shi_lesson_answer_other)
        .build();
  }
}
