package tabuleiro.app.board;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tabuleiro.rules.game.Touch;

/** Finds spots to touch on a board or in the hand beside it. Main thread only. */
public final class BoardSpots {
  private BoardSpots() {}

  /**
   * A spot to touch.
   *
   * @param view the board or the hand
   * @param number the number of the spot in the view
   * @param touch the touch that it means
   */
  public record Spot(SpotsView view, int number, Touch touch) {
    /** Returns its bounds in its view. */
    public Rect bounds() {
      var bounds = new Rect();
      view.boundsOf(number, bounds);
      return bounds;
    }

    /** Returns whether its middle is visible. */
    public boolean isSeen() {
      var seen = new Rect();
      var bounds = bounds();
      return view.getLocalVisibleRect(seen) && seen.contains(bounds.centerX(), bounds.centerY());
    }

    /** Scrolls to it, as keyboard focus does; takes a moment. */
    public void reveal() {
      view.spotFocused(number);
    }
  }

  /** Returns all spots of a view that mean something, in reading order. */
  public static List<Spot> of(SpotsView view) {
    var numbers = new ArrayList<Integer>();
    view.listSpots(numbers);
    var spots = new ArrayList<Spot>();
    for (int number : numbers) {
      var touch = view.touchOf(number);
      if (touch != null) {
        spots.add(new Spot(view, number, touch));
      }
    }
    return spots;
  }

  /** Returns the accessibility nodes of a view's spots; empty if it has none. */
  public static List<AccessibilityNodeInfo> nodes(View view) {
    var nodes = new ArrayList<AccessibilityNodeInfo>();
    if (view instanceof SpotsView spots) {
      var numbers = new ArrayList<Integer>();
      spots.listSpots(numbers);
      for (int number : numbers) {
        nodes.add(view.getAccessibilityNodeProvider().createAccessibilityNodeInfo(number));
      }
    }
    return nodes;
  }

  /** Returns the board's spot that means this touch, or null. */
  @Nullable
  static Spot on(BoardView board, Touch touch) {
    return first(List.of(board), touch::equals);
  }

  /**
   * Returns what to touch next to make a touch of a move, on the board or in the hand: a tile is
   * turned step by step. Null if nothing is visible.
   */
  @Nullable
  public static Spot toward(BoardView board, Touch touch) {
    var views = new ArrayList<SpotsView>();
    collect((View) board.getParent(), views);
    var spot = first(views, touch::equals);
    if (spot == null && touch instanceof Touch.Turn) {
      var held = board.moveInput().held();
      return first(views, each -> each instanceof Touch.Tile && held.contains(each));
    }
    return spot;
  }

  private static void collect(View view, List<SpotsView> found) {
    if (view instanceof SpotsView spots) {
      found.add(spots);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), found);
      }
    }
  }

  @Nullable
  private static Spot first(List<? extends SpotsView> views, Predicate<Touch> wanted) {
    for (var view : views) {
      for (var spot : of(view)) {
        if (wanted.test(spot.touch())) {
          return spot;
        }
      }
    }
    return null;
  }
}
