package tabuleiro.app.play;

import android.os.SystemClock;
import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.match.MovePicker;

/**
 * Brings the states of a match to the board one after the other: a move that follows what is shown
 * is animated, a CPU's after a breath, anything else is shown at once; and a person can touch the
 * board only when it shows the match as it is.
 */
final class MovePresenter {
  /** A round of three CPUs, and what follows it. */
  private static final int MOST_WAITING = 4;

  /** Is told what the board shows, so that no word runs ahead of the pieces. */
  interface Listener {
    /** The board shows a state; a move has led to it if that is said. */
    void onShown(PlayState state, boolean moved);
  }

  private final BoardView board;
  private final Listener listener;
  private final Runnable breathed = this::breathed;
  private final Deque<PlayState> waiting = new ArrayDeque<>();
  private PlayState current;
  private boolean moving;
  private boolean breathing;
  private long breath;
  private long landed;

  MovePresenter(BoardView board, Listener listener) {
    this.board = board;
    this.listener = listener;
  }

  /** For how many milliseconds a CPU's move is held back after the move before it. */
  void setBreath(long millis) {
    breath = millis;
  }

  void present(PlayState state) {
    var last = waiting.isEmpty() ? current : waiting.peekLast();
    if (last != null && !last.board().equals(state.board()) && !isMove(last, state)) {
      waiting.clear(); // it leads elsewhere
      stopBreathing();
    } else if (!waiting.isEmpty() && last.board().equals(state.board())) {
      waiting.removeLast();
    }
    waiting.add(state);
    if (waiting.size() > MOST_WAITING) {
      waiting.removeFirst(); // what comes too fast to be seen is jumped over
    }
    if (!moving && !breathing) {
      next();
    }
  }

  /** Whether nothing moves and nothing waits to be shown. */
  boolean isAtRest() {
    return !moving && waiting.isEmpty();
  }

  /** Shows nothing more. */
  void stop() {
    moving = false;
    waiting.clear();
    stopBreathing();
  }

  private void stopBreathing() {
    breathing = false;
    board.removeCallbacks(breathed);
  }

  private void breathed() {
    breathing = false;
    next();
  }

  private void next() {
    var state = waiting.peek();
    if (state == null) {
      return;
    }
    var before = current;
    boolean moved = before != null && isMove(before, state);
    long early = landed + breath - SystemClock.uptimeMillis();
    if (moved && early > 0 && isByCpuAgainstPerson(state)) {
      breathing = true;
      board.postDelayed(breathed, early);
      return;
    }
    current = waiting.remove();
    board.setEarlier(state.earlierMoves());
    if (before != null && before.board().equals(state.board())) {
      finish(before.canPlay(), false);
    } else if (moved) {
      moving = true;
      board.setPicker(null);
      board.animate(
          before.board().position(),
          state.board().lastMove(),
          state.board().position(),
          () -> {
            if (!moving) {
              return; // a board may leave the window, and end its move, after the screen has gone
            }
            moving = false;
            landed = SystemClock.uptimeMillis();
            finish(false, true);
          });
    } else {
      board.setPicker(null);
      board.show(state.board().position(), state.board().lastMove());
      finish(false, false);
    }
  }

  private static boolean isMove(PlayState before, PlayState after) {
    return !before.looking() && !after.looking() && after.board().follows(before.board());
  }

  /** Among themselves CPUs keep the pace that was chosen for them. */
  private static boolean isByCpuAgainstPerson(PlayState state) {
    var match = state.match();
    int mover = match.seatAt(state.board().ply() - 1);
    return state.playback() == null && !match.players().get(mover).isPerson();
  }

  /** The board shows the position: what belongs to it is added, then comes the next state. */
  private void finish(boolean couldPlay, boolean moved) {
    listener.onShown(current, moved);
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
