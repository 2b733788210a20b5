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
    if (!(touch instanceof Touch.Turn)) {
      return tapFirst(board, touch::equals);
    }
    var held = board.picking().held();
    for (int taps = 0; taps < 4; taps++) {
      if (held.contains(touch) || tapFirst(board, touch::equals)) {
        return true;
      }
      tapFirst(board, each -> each instanceof Touch.Tile && held.contains(each));
    }
    return false;
  }

  private static boolean tapFirst(BoardView board, Predicate<Touch> wanted) {
    var views = new ArrayList<SpotsView>();
    collect((ViewGroup) board.getParent(), views);
    for (var view : views) {
      int spot = find(view, wanted);
      if (spot != SpotsView.NO_SPOT) {
        reveal(view, spot);
        var place = middle(view, spot);
        tap(view, place.x, place.y);
        return true;
      }
    }
    return false;
  }

  /** The board and what is touched beside it. */
  private static void collect(ViewGroup table, List<SpotsView> found) {
    for (int i = 0; i < table.getChildCount(); i++) {
      if (table.getChildAt(i) instanceof SpotsView view) {
        found.add(view);
      } else if (table.getChildAt(i) instanceof ViewGroup group) {
        collect(group, found);
      }
    }
  }

  /** Brings a spot into sight, as the keyboard does that comes to it. */
  private static void reveal(SpotsView view, int spot) {
    var place = middle(view, spot);
    var seen = new Rect();
    boolean shown = view.getLocalVisibleRect(seen);
    if (!shown || !seen.contains(Math.round(place.x), Math.round(place.y))) {
      view.spotFocused(spot);
      Waiting.pass(REVEAL_MILLIS);
    }
  }

  /** The middle of what the touch means on the board; null if the board does not show it. */
  public static PointF place(BoardView board, Touch touch) {
    int spot = find(board, touch::equals);
    return spot == SpotsView.NO_SPOT ? null : middle(board, spot);
  }

  private static int find(SpotsView view, Predicate<Touch> wanted) {
    var spots = new ArrayList<Integer>();
    view.listSpots(spots);
    for (int spot : spots) {
      if (wanted.test(view.touchOf(spot))) {
        return spot;
      }
    }
    return SpotsView.NO_SPOT;
  }

  private static PointF middle(SpotsView view, int spot) {
    var bounds = new Rect();
    view.boundsOf(spot, bounds);
    return new PointF(bounds.exactCenterX(), bounds.exactCenterY());
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
