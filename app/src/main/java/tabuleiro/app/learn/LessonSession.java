package tabuleiro.app.learn;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.board.Lesson;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Runs a lesson of any game: checks the learner's moves and plays the replies. */
final class LessonSession {
  private final Lesson lesson;
  private final List<Integer> moves = new ArrayList<>();
  private int step;
  private int restarts;
  private int task;
  private Position position;
  private int tries;
  private boolean failed;
  private boolean shown;

  /** Begins the lesson at its first step. */
  LessonSession(Lesson lesson) {
    this.lesson = lesson;
    begin(0);
  }

  /** Restarts a step. */
  void goTo(int newStep) {
    restarts++;
    begin(newStep);
  }

  private void begin(int newStep) {
    step = Math.max(0, Math.min(newStep, lesson.steps().size() - 1));
    task = 0;
    position = step().diagram().toPosition();
    moves.clear();
    tries = 0;
    failed = false;
    shown = false;
  }

  /** Restores a step in which the learner had made these moves, or was shown the last one. */
  void resume(int newStep, List<String> learnersMoves, boolean wasShown) {
    restarts = 0;
    begin(newStep);
    try {
      for (var text : learnersMoves) {
        play(position.parse(text));
      }
      shown = wasShown;
    } catch (RefusalException changed) {
      begin(newStep); // a lesson of an earlier version
    }
  }

  /** Handles the learner's legal move; a wrong one is not played. */
  void play(int move) {
    if (isStepDone()) {
      return;
    }
    var asked = step().tasks().get(task);
    failed = !asked.goal().isReached(position, move);
    if (failed) {
      tries++;
      return;
    }
    make(move);
    if (!asked.reply().isEmpty()) {
      make(position.parseLegal(asked.reply()));
    }
    task++;
    tries = 0;
    shown = false;
  }

  /** Counts an illegal try. */
  void refused() {
    failed = false;
    tries++;
  }

  /** Plays the solution of the task. */
  void showMe() {
    if (!isStepDone()) {
      play(solution());
      shown = true;
    }
  }

  private void make(int move) {
    position.play(move);
    moves.add(move);
  }

  /** Returns a move that solves the task. */
  int solution() {
    return step().tasks().get(task).goal().solution(position);
  }

  /** Returns the learner's moves in this step, in notation. */
  List<String> learnersMoves() {
    var texts = new ArrayList<String>();
    var replayed = step().diagram().toPosition();
    for (int move : moves) {
      if (replayed.turn() == Lesson.LEARNER) {
        texts.add(replayed.format(move));
      }
      replayed.play(move);
    }
    return texts;
  }

  private Lesson.Step step() {
    return lesson.steps().get(step);
  }

  private boolean isStepDone() {
    return task == step().tasks().size();
  }

  /** Returns the current state. */
  LessonState state(long done) {
    return new LessonState(
        lesson,
        step,
        restarts,
        Math.min(task, step().tasks().size() - 1),
        List.copyOf(moves),
        isStepDone(),
        failed,
        shown,
        tries,
        done);
  }
}
