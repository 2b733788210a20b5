package tabuleiro.app.ui;

import tabuleiro.app.board.BoardView;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.MovePicker;

/**
 * Presents a task on its board: animates the person's move and, after a short pause, the reply;
 * then enables touches again.
 */
public final class TaskBoardPresenter {
  private static final long BREATH_MILLIS = 450;

  private final BoardView board;
  private final Runnable onRest;
  private final Runnable showNext = this::showNext;

  /** Not the board's handler: its callbacks cannot be removed once the board is detached. */
  private final MainScheduler scheduler;

  @SuppressWarnings("NullAway.Init") // show sets it before anything else is called
  private BoardState boardState;

  private int ply;
  private boolean moving;

  /** Creates the presenter; {@code onRest} is called when all moves have been shown. */
  public TaskBoardPresenter(BoardView board, MainScheduler scheduler, Runnable onRest) {
    this.board = board;
    this.scheduler = scheduler;
    this.onRest = onRest;
  }

  /** Animates the moves since the last state, or shows an unrelated state at once. */
  public void show(BoardState shown) {
    var before = boardState;
    boardState = shown;
    if (before != null && shown.follows(before)) {
      if (!moving) {
        board.setPicker(null);
        showNext();
      }
    } else if (before == null || !shown.isSamePlace(before)) {
      stop();
      ply = shown.moves().size();
      board.setPicker(null);
      board.show(shown.position(), lastMove());
      rest();
    } else if (isAtRest() && isRestarted(before)) {
      rest();
    }
  }

  /** Returns whether the person restarts the same move. */
  private boolean isRestarted(BoardState before) {
    boolean tried = boardState.tries() != before.tries();
    return boardState.open() != before.open()
        || boardState.help() != before.help()
        || tried && (boardState.help() != BoardView.NO_MOVE || boardState.tries() == 0);
  }

  private int lastMove() {
    return ply == 0 ? BoardView.NO_MOVE : boardState.moves().get(ply - 1);
  }

  /** Returns whether the board shows the current state without a running animation. */
  public boolean isAtRest() {
    return !moving && ply == boardState.moves().size();
  }

  /** Returns whether passing is the only legal move. */
  public boolean mustPass() {
    var moves = new MoveList();
    boardState.position().moves(moves);
    return boardState.open() && moves.size() == 1 && moves.get(0) == Position.PASS;
  }

  /** Cancels pending animations. */
  public void stop() {
    moving = false;
    scheduler.cancel(showNext);
  }

  private void showNext() {
    moving = true;
    int move = boardState.moves().get(ply);
    board.animate(
        boardState.positionAt(ply),
        move,
        boardState.positionAt(ply + 1),
        () -> {
          if (!moving) {
            return; // a detached board may end its animation after the screen has gone
          }
          ply++;
          if (ply < boardState.moves().size()) {
            scheduler.postDelayed(showNext, BREATH_MILLIS);
          } else {
            moving = false;
            rest();
            onRest.run();
          }
        });
  }

  /** Enables touches, with a piece selected as a help if wanted. */
  private void rest() {
    if (!boardState.open()) {
      board.setPicker(null);
      return;
    }
    var position = boardState.position();
    var picker = new MovePicker(position);
    if (boardState.help() != BoardView.NO_MOVE && boardState.help() != Position.PASS) {
      try {
        picker.touch(position.touches(boardState.help()).get(0));
      } catch (Refusal impossible) {
        throw new IllegalStateException("a legal move cannot be begun", impossible);
      }
    }
    board.setPicker(picker);
  }
}
