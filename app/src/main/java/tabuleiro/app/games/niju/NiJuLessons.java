package tabuleiro.app.games.niju;

import static tabuleiro.app.board.LessonGoal.anyMove;
import static tabuleiro.app.board.LessonGoal.moves;
import static tabuleiro.app.board.LessonGoal.parry;
import static tabuleiro.app.board.LessonGoal.score;
import static tabuleiro.app.board.LessonGoal.win;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.LessonGoal;
import tabuleiro.rules.niju.NiJuPosition;

/**
 * Defines the interactive lesson on Ni-Ju: its positions, texts and tasks, with few tiles to keep
 * the hand small.
 */
final class NiJuLessons {
  private NiJuLessons() {}

  static Lesson lesson() {
    return Lesson.builder(NiJuUi.ID, R.string.lesson_the_game, NiJuUi.ID)
        .with("tiles=5")
        .step(R.string.niju_lesson_lay_title, "W3r0@0,0 B4r2@1,0", R.string.niju_lesson_lay_praise)
        .task(R.string.niju_lesson_lay, anyMove("1r0@-1,0"))
        .with("tiles=6")
        .step(
            R.string.niju_lesson_complete_title,
            "W1r0@0,0 B1r0@0,-1 W2r0@0,1 B2r0@-1,-1 W3r0@-1,1 B3r0@1,-1 W4r0@1,1 B4r2@0,-2",
            R.string.niju_lesson_complete_praise)
        .task(
            R.string.niju_lesson_complete, score(1, "5r0@1,0"), R.string.niju_lesson_complete_other)
        .with("tiles=5")
        // None of the remaining tiles marks the cell below it before it is turned, and none
        // dies at
        // the top, which is explained later.
        .step(
            R.string.niju_lesson_turn_title, "W3r1@0,0 B4r2@0,-1", R.string.niju_lesson_turn_praise)
        .task(
            R.string.niju_lesson_turn,
            moves("1r1@0,1", "1r2@0,1", "2r2@0,1", "4r2@0,1", "5r2@0,1", "5r3@0,1"),
            R.string.niju_lesson_turn_other)
        .with("tiles=6")
        .step(
            R.string.niju_lesson_kill_title,
            "B1r0@0,0 W2r0@0,-1 B2r0@0,1 W3r0@-1,-1 B3r0@-1,1 W4r0@1,-1 B4r0@1,1",
            R.string.niju_lesson_kill_praise)
        .task(R.string.niju_lesson_kill, parry("1r0@1,0"), R.string.niju_lesson_kill_other)
        .with("tiles=9")
        .step(
            R.string.niju_lesson_two_title,
            "W1r0@0,0 B1r0@0,-1 W9r2@0,1 B2r0@-1,-1 W3r0@-1,1 B3r0@1,-1 W4r0@1,1 B4r2@0,-2",
            R.string.niju_lesson_two_praise)
        .task(R.string.niju_lesson_two, score(2, "2r0@1,0"), R.string.niju_lesson_two_other)
        .with("tiles=5")
        .step(
            R.string.niju_lesson_end_title,
            "W1r1@0,0 B1r0@-1,0 W3r0@1,0 B2r0@-1,1 W2r0@1,1 B3r0@-1,-1 W4r0@1,-1 B4r0@-2,0"
                + " B5r0@-2,1",
            R.string.niju_lesson_end_praise)
        .task(R.string.niju_lesson_end, win("5r0@0,-1"), R.string.niju_lesson_end_other)
        .with("tiles=8")
        .step(
            R.string.niju_lesson_fork_title,
            "W1r0@0,0 B1r0@0,-1 W7r1@0,1 B2r0@-1,-1 W3r0@-1,1 B3r0@1,-1",
            R.string.niju_lesson_fork_praise)
        .task(
            R.string.niju_lesson_fork,
            tileAt(1, 1, "2r0@1,1"),
            R.string.niju_lesson_fork_other,
            "4r0@1,0")
        .task(
            R.string.niju_lesson_fork_on,
            score(1, "8r0@1,2", "6r0@1,2"),
            R.string.niju_lesson_fork_on_other)
        .step(
            R.string.niju_lesson_stop_title,
            "B1r0@0,0 W1r0@0,-1 B7r1@0,1 W2r0@-1,-1 B3r0@-1,1 W3r0@1,-1",
            R.string.niju_lesson_stop_praise)
        .task(R.string.niju_lesson_stop, tileAt(1, 1, "4r0@1,1"), R.string.niju_lesson_stop_other)
        .build();
  }

  /** Returns a goal that any tile on a cell, turned in any way, fulfils. */
  private static LessonGoal tileAt(int x, int y, String example) {
    return new LessonGoal.After(
        List.of(example), after -> ((NiJuPosition) after).table().at(x, y) >= 0);
  }
}
