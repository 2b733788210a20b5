package tabuleiro.app.board;

import android.graphics.PointF;
import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import java.util.ArrayList;
import tabuleiro.rules.game.Touch;

/** A finger that touches the window, never a view directly, as a person's does. */
public final class Finger {
  private Finger() {}

  /** Taps the middle of what the touch means on the board; false if the board does not show it. */
  public static boolean tap(BoardView board, Touch touch) {
    if (board instanceof NiJuBoardView table && !(touch instanceof Touch.Cell)) {
      return tapHand(table, touch);
    }
    var place = place(board, touch);
    if (place == null) {
      return false;
    }
    tap(board, place.x, place.y);
    return true;
  }

  /** The middle of what the touch means on the board; null if the board does not show it. */
  public static PointF place(BoardView board, Touch touch) {
    var spots = new ArrayList<Integer>();
    board.listSpots(spots);
    for (int spot : spots) {
      if (touch.equals(board.touchOf(spot))) {
        var bounds = new Rect();
        board.boundsOf(spot, bounds);
        return new PointF(bounds.exactCenterX(), bounds.exactCenterY());
      }
    }
    return null;
  }

  /** Taps a tile of the hand, or the place for turning until it is turned as wanted. */
  private static boolean tapHand(NiJuBoardView board, Touch touch) {
    if (touch instanceof Touch.Tile tile) {
      tapHand(board.hand(), tile.id());
      return true;
    }
    int wanted = ((Touch.Turn) touch).turns();
    var choice = board.choice();
    for (int taps = 0; taps < 4; taps++) {
      if (choice.turns(board.ownSeat(), choice.tile()) == wanted) {
        return true;
      }
      tapHand(board.hand(), NiJuHandView.TURN);
    }
    return false;
  }

  private static void tapHand(NiJuHandView hand, int spot) {
    var bounds = new Rect();
    hand.boundsOf(spot, bounds);
    tap(hand, bounds.exactCenterX(), bounds.exactCenterY());
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
