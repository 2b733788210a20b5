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
final class Stage {
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

  Stage(BoardView board, Listener listener) {
    this.board = board;
    this.listener = listener;
  }

  void present(PlayState state) {
    if (!waiting.isEmpty() && waiting.peekLast().shown() == state.shown()) {
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
    if (before != null && before.shown() == state.shown()) {
      settle(before.canPlay());
    } else if (before != null && follows(before, state)) {
      moving = true;
      board.setPicker(null);
      listener.onMoveShown(state);
      board.animate(
          before.shown().position(),
          state.shown().lastMove(),
          state.shown().position(),
          () -> {
            moving = false;
            settle(false);
          });
    } else {
      board.setPicker(null);
      board.show(state.shown().position(), state.shown().lastMove());
      settle(false);
    }
  }

  private static boolean follows(PlayState before, PlayState after) {
    return !before.looking() && !after.looking() && after.shown().ply() == before.shown().ply() + 1;
  }

  private void settle(boolean couldPlay) {
    if (current.canPlay() && !couldPlay) {
      board.setPicker(new MovePicker(current.shown().position()));
    } else if (!current.canPlay() && couldPlay) {
      board.setPicker(null);
    }
    var advice = current.advice();
    board.setHint(
        advice == null || advice.best() == null ? BoardView.NO_MOVE : advice.best().move());
    next();
  }
}
