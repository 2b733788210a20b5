package tabuleiro.app.board;

import android.graphics.PointF;
import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tabuleiro.rules.game.Touch;

/** A finger that touches the window, never a view directly, as a person's does. */
public final class Finger {
  private Finger() {}

  /**
   * Taps the middle of what the touch means on the board or in the hand beside it, or turns a piece
   * tap by tap until it is turned so; false if it is not to be seen.
   */
  public static boolean tap(BoardView board, Touch touch) {
    if (!(touch instanceof Touch.Turn)) {
      return tapFirst(board, touch::equals);
    }
    for (int taps = 0; taps < 4; taps++) {
      if (board.picking().held().contains(touch) || tapFirst(board, touch::equals)) {
        return true;
      }
      tapFirst(board, Touch.Turn.class::isInstance);
    }
    return false;
  }

  private static boolean tapFirst(BoardView board, Predicate<Touch> wanted) {
    for (var view : List.of(board, hand(board))) {
      var place = place(view, wanted);
      if (place != null) {
        tap(view, place.x, place.y);
        return true;
      }
    }
    return false;
  }

  /** What is touched beside the board, or the board itself. */
  private static SpotsView hand(BoardView board) {
    var table = (ViewGroup) board.getParent();
    return (SpotsView) table.getChildAt(table.getChildCount() - 1);
  }

  /** The middle of what the touch means on the board; null if the board does not show it. */
  public static PointF place(BoardView board, Touch touch) {
    return place(board, touch::equals);
  }

  private static PointF place(SpotsView view, Predicate<Touch> wanted) {
    var spots = new ArrayList<Integer>();
    view.listSpots(spots);
    for (int spot : spots) {
      if (wanted.test(view.touchOf(spot))) {
        var bounds = new Rect();
        view.boundsOf(spot, bounds);
        return new PointF(bounds.exactCenterX(), bounds.exactCenterY());
      }
    }
    return null;
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
