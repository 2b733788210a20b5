package tabuleiro.app.play;

import android.os.SystemClock;
import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.match.MovePicker;

/**
 * Presents the states of a match on the board one after the other. A move that follows the shown
 * position is animated, a CPU's move after a short pause; any other state is shown at once. A
 * person can touch the board only while it shows the current state.
 */
final class MovePresenter {
  /** Enough for a round of three CPUs and the state after it. */
  private static final int MOST_WAITING = 4;

  /** Callback for what the board shows, so that texts do not appear before the move has landed. */
  interface Listener {
    /** Called when the board shows a state; {@code moved} tells whether a move has led to it. */
    void onShown(PlayState state, boolean moved);
  }

  private final BoardView board;
  private final Listener listener;
  private final Runnable breathed = this::breathed;
  private final Deque<PlayState> waiting = new ArrayDeque<>();

  @SuppressWarnings("NullAway.Init") // the first state sets it
  private PlayState current;

  private boolean moving;
  private boolean breathing;
  private long breath;
  private long landed;

  MovePresenter(BoardView board, Listener listener) {
    this.board = board;
    this.listener = listener;
  }

  /** Sets the pause before a CPU's move, in milliseconds. */
  void setBreath(long millis) {
    breath = millis;
  }

  void present(PlayState state) {
    var last = waiting.isEmpty() ? current : waiting.peekLast();
    if (last != null && !last.board().equals(state.board()) && !isMove(last, state)) {
      waiting.clear(); // the new state does not follow them
      stopBreathing();
    } else if (!waiting.isEmpty() && last.board().equals(state.board())) {
      waiting.removeLast();
    }
    waiting.add(state);
    if (waiting.size() > MOST_WAITING) {
      waiting.removeFirst(); // skip what comes too fast to be seen
    }
    if (!moving && !breathing) {
      next();
    }
  }

  /** Returns whether no animation is running or pending. */
  boolean isAtRest() {
    return !moving && waiting.isEmpty();
  }

  /** Stops all animations. */
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
    board.setEarlierMoves(state.earlierMoves());
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
              return; // a detached board may end its animation after the screen has gone
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

  /** CPUs that play each other keep the chosen pace. */
  private static boolean isByCpuAgainstPerson(PlayState state) {
    var match = state.match();
    int mover = match.seatAt(state.board().ply() - 1);
    return state.playback() == null && !match.players().get(mover).isPerson();
  }

  /** Completes a state: adds the marks of the position, then continues with the next state. */
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
