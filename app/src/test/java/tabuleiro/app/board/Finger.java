package tabuleiro.app.board;

import android.graphics.PointF;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.game.Touch;

/** A finger that touches the window, never a view directly, as a person's does. */
public final class Finger {
  private static final int REVEAL_MILLIS = 600;

  private Finger() {}

  /**
   * Taps the middle of what the touch means on the board or in the hand beside it, or turns a tile
   * tap by tap until it is turned so; false if it is not to be seen.
   */
  public static boolean tap(BoardView board, Touch touch) {
    boolean turns = touch instanceof Touch.Turn;
    for (int taps = 0; taps < 4; taps++) {
      if (turns && board.picking().held().contains(touch)) {
        return true;
      }
      var spot = Spots.toward(board, touch);
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

  private static void tap(Spots.Spot spot) {
    if (!spot.isSeen()) {
      spot.reveal();
      Waiting.pass(REVEAL_MILLIS);
    }
    var bounds = spot.bounds();
    tap(spot.view(), bounds.exactCenterX(), bounds.exactCenterY());
  }

  /** The middle of what the touch means on the board; null if the board does not show it. */
  public static PointF place(BoardView board, Touch touch) {
    var spot = Spots.on(board, touch);
    return spot == null
        ? null
        : new PointF(spot.bounds().exactCenterX(), spot.bounds().exactCenterY());
  }

  /** Taps the window where this place of the view lies. */
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
