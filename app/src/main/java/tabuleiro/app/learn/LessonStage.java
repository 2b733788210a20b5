package tabuleiro.app.learn;

import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.MovePicker;

/**
 * Brings a lesson to the board: the learner's move is shown, after a breath the reply, and then the
 * learner may touch the board again.
 */
final class LessonStage {
  private static final long BREATH_MILLIS = 450;

  private final BoardView board;
  private final Runnable onRest;
  private final Runnable goOn = this::goOn;
  private LessonState state;
  private int ply;
  private boolean moving;

  /** Tells when all moves have been shown. */
  LessonStage(BoardView board, Runnable onRest) {
    this.board = board;
    this.onRest = onRest;
  }

  void show(LessonState shown) {
    var before = state;
    state = shown;
    if (before != null && shown.follows(before)) {
      if (!moving) {
        board.setPicker(null);
        goOn();
      }
    } else if (before == null || !isSamePlace(before) || isAnew(before)) {
      stop();
      ply = shown.moves().size();
      board.setPicker(null);
      board.show(shown.position(), lastMove());
      rest();
    } else if (isAtRest() && shown.helps() && shown.tries() > before.tries()) {
      rest();
    }
  }

  private boolean isSamePlace(LessonState before) {
    return state.step() == before.step() && state.moves().equals(before.moves());
  }

  /** Whether the same step was chosen once more. */
  private boolean isAnew(LessonState before) {
    return state.tries() < before.tries();
  }

  private int lastMove() {
    return ply == 0 ? BoardView.NO_MOVE : state.moves().get(ply - 1);
  }

  /** Whether the board shows the lesson as it is. */
  boolean isAtRest() {
    return !moving && ply == state.moves().size();
  }

  /** Forgets what was still to be shown. */
  void stop() {
    moving = false;
    board.removeCallbacks(goOn);
  }

  private void goOn() {
    moving = true;
    var before = state.positionAt(ply);
    int move = state.moves().get(ply);
    board.animate(
        before,
        move,
        state.positionAt(ply + 1),
        () -> {
          if (!moving) {
            return; // a board that leaves the window ends what it shows after the screen has gone
          }
          ply++;
          if (ply < state.moves().size()) {
            board.postDelayed(goOn, BREATH_MILLIS);
          } else {
            moving = false;
            rest();
            onRest.run();
          }
        });
  }

  /** Lets the learner touch the board, with the right piece taken up if that is wanted. */
  private void rest() {
    if (state.stepDone()) {
      return;
    }
    var position = state.position();
    var picker = new MovePicker(position);
    int solution = state.asked().goal().solution(position);
    if (state.helps() && solution != Position.PASS) {
      try {
        picker.touch(position.touches(solution).get(0));
      } catch (Refusal impossible) {
        throw new IllegalStateException("a legal move cannot be begun", impossible);
      }
    }
    board.setPicker(picker);
  }
}
