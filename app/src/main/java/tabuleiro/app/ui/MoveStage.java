package tabuleiro.app.ui;

import tabuleiro.app.board.BoardView;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.MovePicker;

/**
 * Brings a task to the board: a person's move is shown, after a breath the reply, and then the
 * person may touch the board again.
 */
public final class MoveStage {
  private static final long BREATH_MILLIS = 450;

  private final BoardView board;
  private final Runnable onRest;
  private final Runnable goOn = this::goOn;

  /** Not the board: what that was given to do cannot be taken back once it has left the window. */
  private final MainScheduler scheduler;

  private Scene scene;
  private int ply;
  private boolean moving;

  /** Tells when all moves have been shown. */
  public MoveStage(BoardView board, MainScheduler scheduler, Runnable onRest) {
    this.board = board;
    this.scheduler = scheduler;
    this.onRest = onRest;
  }

  /** Shows what has come since the last scene, move by move, or another scene at once. */
  public void show(Scene shown) {
    var before = scene;
    scene = shown;
    if (before != null && shown.follows(before)) {
      if (!moving) {
        board.setPicker(null);
        goOn();
      }
    } else if (before == null || !shown.isSamePlace(before)) {
      stop();
      ply = shown.moves().size();
      board.setPicker(null);
      board.show(shown.position(), lastMove());
      rest();
    } else if (isAtRest() && isAnew(before)) {
      rest();
    }
  }

  /** Whether the person is to begin the same move once more. */
  private boolean isAnew(Scene before) {
    boolean tried = scene.tries() != before.tries();
    return scene.open() != before.open()
        || scene.help() != before.help()
        || tried && (scene.help() != BoardView.NO_MOVE || scene.tries() == 0);
  }

  private int lastMove() {
    return ply == 0 ? BoardView.NO_MOVE : scene.moves().get(ply - 1);
  }

  /** Whether the board shows the scene as it is. */
  public boolean isAtRest() {
    return !moving && ply == scene.moves().size();
  }

  /** Whether the person can do nothing but pass. */
  public boolean mustPass() {
    var moves = new MoveList();
    scene.position().moves(moves);
    return scene.open() && moves.size() == 1 && moves.get(0) == Position.PASS;
  }

  /** Forgets what was still to be shown. */
  public void stop() {
    moving = false;
    scheduler.cancel(goOn);
  }

  private void goOn() {
    moving = true;
    int move = scene.moves().get(ply);
    board.animate(
        scene.positionAt(ply),
        move,
        scene.positionAt(ply + 1),
        () -> {
          if (!moving) {
            return; // a board that leaves the window ends what it shows after the screen has gone
          }
          ply++;
          if (ply < scene.moves().size()) {
            scheduler.postDelayed(goOn, BREATH_MILLIS);
          } else {
            moving = false;
            rest();
            onRest.run();
          }
        });
  }

  /** Lets the person touch the board, with the right piece taken up if that is wanted. */
  private void rest() {
    if (!scene.open()) {
      board.setPicker(null);
      return;
    }
    var position = scene.position();
    var picker = new MovePicker(position);
    if (scene.help() != BoardView.NO_MOVE && scene.help() != Position.PASS) {
      try {
        picker.touch(position.touches(scene.help()).get(0));
      } catch (Refusal impossible) {
        throw new IllegalStateException("a legal move cannot be begun", impossible);
      }
    }
    board.setPicker(picker);
  }
}
