package tabuleiro.app.board;

import android.graphics.PointF;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Touch;

/** Touches the window like a person, never a view directly. */
public final class Finger {
  private static final int REVEAL_MILLIS = 600;

  private Finger() {}

  /**
   * Taps the middle of a touch's spot on the board or in the hand, or turns a tile step by step;
   * returns false if it is not visible.
   */
  public static boolean tap(BoardView board, Touch touch) {
    boolean turns = touch instanceof Touch.Turn;
    for (int taps = 0; taps < 4; taps++) {
      if (turns && board.moveInput().held().contains(touch)) {
        return true;
      }
      var spot = BoardSpots.toward(board, touch);
      if (spot == null) {
        return false;
      }
      tap(spot);
      if (spot.touch().equals(touch)) {
        return true;
      }
    }
    return false;
  }

  private static void tap(BoardSpots.Spot spot) {
    if (!spot.isSeen()) {
      spot.reveal();
      TestWait.pass(REVEAL_MILLIS);
    }
    var bounds = spot.bounds();
    tap(spot.view(), bounds.exactCenterX(), bounds.exactCenterY());
  }

  /** Returns the middle of a touch's spot on the board, or null if it is not shown. */
  public static PointF place(BoardView board, Touch touch) {
    var spot = BoardSpots.on(board, touch);
    return spot == null
        ? null
        : new PointF(spot.bounds().exactCenterX(), spot.bounds().exactCenterY());
  }

  /** Taps the window at a place of the view. */
  public static void tap(View view, float x, float y) {
    var corner = new int[2];
    view.getLocationInWindow(corner);
    long now = SystemClock.uptimeMillis();
    for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
      var event = MotionEvent.obtain(now, now, action, corner[0] + x, corner[1] + y, 0);
      view.getRootView().dispatchTouchEvent(event);
      event.recycle();
    }
  }
}
