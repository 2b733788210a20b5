package tabuleiro.app.ui;

import android.view.ViewGroup;
import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardHandLayout;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.time.MainScheduler;

/**
 * Presents a sequence of snapshots on a board view: moves that follow the shown position are
 * animated, anything else is shown at once. A person can touch the board only while it shows the
 * last snapshot.
 */
public final class BoardPresenter {
  /** Enough for a round of three CPUs and the snapshot after it. */
  private static final int MOST_WAITING = 4;

  /** Pause between the moves of a task. */
  private static final long TASK_PAUSE_MILLIS = 450;

  /** Callback for a shown snapshot, so that texts do not appear before the move has landed. */
  public interface Listener {
    /** Called when the board shows the snapshot; {@code moved} tells whether a move led to it. */
    void onShown(boolean moved);
  }

  private record Entry(BoardSnapshot snapshot, Listener listener) {}

  private final BoardView board;
  private final long pause;
  private final Runnable resume = this::resume;
  private final Deque<Entry> waiting = new ArrayDeque<>();

  /** Not the board's handler: its callbacks cannot be removed once the board is detached. */
  private final MainScheduler scheduler;

  private Entry current;
  private int ply; // of the current snapshot's moves on the board
  private boolean moving;
  private boolean pausing;
  private long landed;

  /** Creates the presenter; a pause is counted in milliseconds from the landing of a move. */
  public BoardPresenter(BoardView board, MainScheduler scheduler, long pause) {
    this.board = board;
    this.scheduler = scheduler;
    this.pause = pause;
  }

  /** Adds the board of a task to a container, for the player of a seat, turned by quarters. */
  public static BoardPresenter ofTask(
      ViewGroup table, GameUi gameUi, int seat, int quarters, BoardView.Listener listener) {
    var app = AppContainer.of(table.getContext());
    var settings = app.settings();
    var board = addBoard(table, gameUi, seat, listener);
    // The texts name fields, and the targets are part of the task.
    board.setStyle(
        new BoardSettings(
            true, true, quarters, settings.confirmMoves(), settings.animationMillis()));
    return new BoardPresenter(board, app.scheduler(), TASK_PAUSE_MILLIS);
  }

  /** Adds a board, with its hand, to a container, for the seat of the only person or -1. */
  public static BoardView addBoard(
      ViewGroup table, GameUi gameUi, int viewer, BoardView.Listener listener) {
    var board = gameUi.createBoard(table.getContext());
    board.setId(R.id.board);
    board.setListener(listener);
    board.setViewer(viewer);
    table.addView(
        new BoardHandLayout(board, gameUi.createHand(board)),
        ViewGroup.LayoutParams.WRAP_CONTENT,
        ViewGroup.LayoutParams.WRAP_CONTENT);
    return board;
  }

  /** Returns the board. */
  public BoardView board() {
    return board;
  }

  /** Shows a snapshot as soon as what was shown before it has landed. */
  public void show(BoardSnapshot snapshot, Listener listener) {
    var entry = new Entry(snapshot, listener);
    var last = waiting.isEmpty() ? current : waiting.getLast();
    if (last != null && snapshot.isSamePlace(last.snapshot)) {
      replaceLast(entry);
    } else if (last != null && snapshot.follows(last.snapshot)) {
      waiting.add(entry);
      if (waiting.size() > MOST_WAITING) {
        waiting.remove(); // skip what comes too fast to be seen
      }
      next(false);
    } else {
      stop();
      jump(entry);
    }
  }

  private void replaceLast(Entry entry) {
    if (!waiting.isEmpty()) {
      waiting.removeLast();
      waiting.add(entry);
      return;
    }
    boolean isRestarted = entry.snapshot.restarts(current.snapshot);
    current = entry;
    if (isAtRest()) {
      finish(isRestarted, false);
    }
  }

  /** Returns whether the board shows the last snapshot without a running animation. */
  public boolean isAtRest() {
    return !moving && !pausing && waiting.isEmpty();
  }

  /** Cancels everything that has not been shown yet. */
  public void stop() {
    moving = false;
    pausing = false;
    waiting.clear();
    scheduler.cancel(resume);
  }

  /** Continues with the next move, if any, after its pause. */
  private void next(boolean hasMoved) {
    if (moving || pausing || isComplete() && waiting.isEmpty()) {
      return;
    }
    if (isComplete()) {
      var entry = waiting.remove();
      if (!entry.snapshot.follows(current.snapshot)) {
        jump(entry);
        return;
      }
      current = entry;
    }
    boolean hasPause =
        switch (current.snapshot.pauses()) {
          case NONE -> false;
          case BEFORE -> true;
          case BETWEEN -> hasMoved;
        };
    long wait = hasPause ? landed + pause - scheduler.uptimeMillis() : 0;
    if (wait > 0) {
      pausing = true;
      scheduler.postDelayed(resume, wait);
      return;
    }
    moving = true;
    var snapshot = current.snapshot;
    board.setEarlierMoves(snapshot.earlier());
    board.setMoveBuilder(null);
    board.animate(
        snapshot.positionAt(ply),
        snapshot.moves().get(ply),
        snapshot.positionAt(ply + 1),
        this::landed);
  }

  private void resume() {
    pausing = false;
    next(true);
  }

  private boolean isComplete() {
    return ply == current.snapshot.moves().size();
  }

  private void landed() {
    if (!moving) {
      return; // a detached board may end its animation after the screen has gone
    }
    moving = false;
    landed = scheduler.uptimeMillis();
    ply++;
    if (isComplete()) {
      finish(true, true);
    } else {
      next(true);
    }
  }

  private void jump(Entry entry) {
    current = entry;
    ply = entry.snapshot.moves().size();
    board.setEarlierMoves(entry.snapshot.earlier());
    board.setMoveBuilder(null);
    board.show(entry.snapshot.position(), entry.snapshot.lastMove());
    finish(true, false);
  }

  /** Completes a snapshot: enables touches and adds the hint, then continues with the next one. */
  private void finish(boolean isRestarted, boolean moved) {
    var snapshot = current.snapshot;
    if (waiting.isEmpty()) {
      if (isRestarted) {
        board.setMoveBuilder(snapshot.moveBuilder());
      }
      if (board.hint() != snapshot.hint()) {
        board.setHint(snapshot.hint());
      }
      board.setThreatened(snapshot.threatened());
    }
    current.listener.onShown(moved);
    next(moved);
  }
}
