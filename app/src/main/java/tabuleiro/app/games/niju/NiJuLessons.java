package tabuleiro.app.games.niju;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.Lesson.Step;
import tabuleiro.app.board.Lesson.Task;
import tabuleiro.app.board.LessonGoal;
import tabuleiro.rules.niju.NiJuPosition;

/** Lessons of Ni-Ju, with few tiles to keep the hand small. */
final class NiJuLessons {
  private NiJuLessons() {}

  static List<Lesson> lessons() {
    return List.of(
        new Lesson(
            NiJuUi.ID,
            R.string.lesson_the_game,
            List.of(lay(), turn(), complete(), kill(), two(), end(), fork(), stop())));
  }

  private static Step lay() {
    return new Step(
        R.string.niju_lesson_lay_title,
        diagram(5, "W3r0@0,0 B4r2@1,0"),
        List.of(Task.of(R.string.niju_lesson_lay, LessonGoal.anyMove("1r0@-1,0"))),
        R.string.niju_lesson_lay_praise);
  }

  /**
   * None of the remaining tiles marks the cell below it before it is turned, and none dies at the
   * top, which is explained later.
   */
  private static Step turn() {
    return new Step(
        R.string.niju_lesson_turn_title,
        diagram(5, "W3r1@0,0 B4r2@0,-1"),
        List.of(
            Task.of(
                R.string.niju_lesson_turn,
                LessonGoal.moves("1r1@0,1", "1r2@0,1", "2r2@0,1", "4r2@0,1", "5r2@0,1", "5r3@0,1"),
                R.string.niju_lesson_turn_other)),
        R.string.niju_lesson_turn_praise);
  }

  private static Step complete() {
    return new Step(
        R.string.niju_lesson_complete_title,
        diagram(6, "W1r0@0,0 B1r0@0,-1 W2r0@0,1 B2r0@-1,-1 W3r0@-1,1 B3r0@1,-1 W4r0@1,1 B4r2@0,-2"),
        List.of(
            Task.of(
                R.string.niju_lesson_complete,
                LessonGoal.score(1, "5r0@1,0"),
                R.string.niju_lesson_complete_other)),
        R.string.niju_lesson_complete_praise);
  }

  private static Step kill() {
    return new Step(
        R.string.niju_lesson_kill_title,
        diagram(6, "B1r0@0,0 W2r0@0,-1 B2r0@0,1 W3r0@-1,-1 B3r0@-1,1 W4r0@1,-1 B4r0@1,1"),
        List.of(
            Task.of(
                R.string.niju_lesson_kill,
                LessonGoal.parry("1r0@1,0"),
                R.string.niju_lesson_kill_other)),
        R.string.niju_lesson_kill_praise);
  }

  private static Step two() {
    return new Step(
        R.string.niju_lesson_two_title,
        diagram(9, "W1r0@0,0 B1r0@0,-1 W9r2@0,1 B2r0@-1,-1 W3r0@-1,1 B3r0@1,-1 W4r0@1,1 B4r2@0,-2"),
        List.of(
            Task.of(
                R.string.niju_lesson_two,
                LessonGoal.score(2, "2r0@1,0"),
                R.string.niju_lesson_two_other)),
        R.string.niju_lesson_two_praise);
  }

  private static Step end() {
    return new Step(
        R.string.niju_lesson_end_title,
        diagram(
            5,
            "W1r1@0,0 B1r0@-1,0 W3r0@1,0 B2r0@-1,1 W2r0@1,1 B3r0@-1,-1 W4r0@1,-1 B4r0@-2,0"
                + " B5r0@-2,1"),
        List.of(
            Task.of(
                R.string.niju_lesson_end,
                LessonGoal.win("5r0@0,-1"),
                R.string.niju_lesson_end_other)),
        R.string.niju_lesson_end_praise);
  }

  private static Step fork() {
    return new Step(
        R.string.niju_lesson_fork_title,
        diagram(8, "W1r0@0,0 B1r0@0,-1 W7r1@0,1 B2r0@-1,-1 W3r0@-1,1 B3r0@1,-1"),
        List.of(
            Task.of(
                    R.string.niju_lesson_fork,
                    tileAt(1, 1, "2r0@1,1"),
                    R.string.niju_lesson_fork_other)
                .answeredBy("4r0@1,0"),
            Task.of(
                R.string.niju_lesson_fork_on,
                LessonGoal.score(1, "8r0@1,2", "6r0@1,2"),
                R.string.niju_lesson_fork_on_other)),
        R.string.niju_lesson_fork_praise);
  }

  private static Step stop() {
    return new Step(
        R.string.niju_lesson_stop_title,
        diagram(8, "B1r0@0,0 W1r0@0,-1 B7r1@0,1 W2r0@-1,-1 B3r0@-1,1 W3r0@1,-1"),
        List.of(
            Task.of(
                R.string.niju_lesson_stop,
                tileAt(1, 1, "4r0@1,1"),
                R.string.niju_lesson_stop_other)),
        R.string.niju_lesson_stop_praise);
  }

  /** Returns a goal that any tile on a cell, turned in any way, fulfils. */
  private static LessonGoal tileAt(int x, int y, String example) {
    return new LessonGoal.After(
        List.of(example), after -> ((NiJuPosition) after).table().at(x, y) >= 0);
  }

  private static Diagram diagram(int tiles, String layout) {
    return Diagram.of(NiJuUi.ID, "tiles=" + tiles, layout);
  }
}
