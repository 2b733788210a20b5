package tabuleiro.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.match.MovePicker;

/**
 * Brings the states of a match to the board one after the other: a move that follows what is shown
 * is animated, anything else is shown at once, and a person can touch the board only when it shows
 * the match as it is.
 */
final class MovePresenter {
  private static final int MOST_WAITING = 2;

  /** Is told when the board begins to show a new move. */
  interface Listener {
    void onMoveShown(PlayState state);
  }

  private final BoardView board;
  private final Listener listener;
  private final Deque<PlayState> waiting = new ArrayDeque<>();
  private PlayState current;
  private boolean moving;

  MovePresenter(BoardView board, Listener listener) {
    this.board = board;
    this.listener = listener;
  }

  void present(PlayState state) {
    if (!waiting.isEmpty() && waiting.peekLast().board().equals(state.board())) {
      waiting.removeLast();
    }
    waiting.add(state);
    if (waiting.size() > MOST_WAITING) {
      waiting.removeFirst(); // what comes too fast to be seen is jumped over
    }
    if (!moving) {
      next();
    }
  }

  /** Whether nothing moves and nothing waits to be shown. */
  boolean isAtRest() {
    return !moving && waiting.isEmpty();
  }

  private void next() {
    var state = waiting.poll();
    if (state == null) {
      return;
    }
    var before = current;
    current = state;
    if (before != null && before.board().equals(state.board())) {
      finish(before.canPlay());
    } else if (before != null && isMove(before, state)) {
      moving = true;
      board.setPicker(null);
      listener.onMoveShown(state);
      board.animate(
          before.board().position(),
          state.board().lastMove(),
          state.board().position(),
          () -> {
            moving = false;
            finish(false);
          });
    } else {
      board.setPicker(null);
      board.show(state.board().position(), state.board().lastMove());
      finish(false);
    }
  }

  private static boolean isMove(PlayState before, PlayState after) {
    return !before.looking() && !after.looking() && after.board().follows(before.board());
  }

  /** The board shows the position: what belongs to it is added, then comes the next state. */
  private void finish(boolean couldPlay) {
    if (current.canPlay() && !couldPlay) {
      board.setPicker(new MovePicker(current.board().position()));
    } else if (!current.canPlay() && couldPlay) {
      board.setPicker(null);
    }
    var hint = current.hint();
    board.setHint(hint == null || hint.best() == null ? BoardView.NO_MOVE : hint.best().move());
    next();
  }
}
