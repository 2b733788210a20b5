package tabuleiro.app.board;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Position;

/** Lets the desk see what a board shows and where it can be touched. */
public final class BoardProbe {
  private BoardProbe() {}

  /**
   * A place whose touch continues a legal move.
   *
   * @param view the board or the hand
   * @param bounds where in it
   */
  public record Target(View view, Rect bounds) {}

  /** All such places of the boards and hands in a window; none if nobody may touch them. */
  public static List<Target> targets(View window) {
    var targets = new ArrayList<Target>();
    for (var view : shown(window, SpotsView.class)) {
      var offers = view.picking().offers();
      var spots = new ArrayList<Integer>();
      view.listSpots(spots);
      for (int spot : spots) {
        var touch = view.touchOf(spot);
        if (touch != null && offers.contains(touch)) {
          var bounds = new Rect();
          view.boundsOf(spot, bounds);
          targets.add(new Target(view, bounds));
        }
      }
    }
    targets.removeIf(target -> !isInside(target));
    return targets;
  }

  private static boolean isInside(Target target) {
    var seen = new Rect();
    return target.view().getLocalVisibleRect(seen)
        && seen.contains(target.bounds().centerX(), target.bounds().centerY());
  }

  /** The boards in a window that can be seen. */
  public static List<BoardView> boards(View window) {
    return shown(window, BoardView.class);
  }

  private static <V extends View> List<V> shown(View window, Class<V> kind) {
    var found = new ArrayList<V>();
    collect(window, kind, found);
    return found;
  }

  private static <V extends View> void collect(View view, Class<V> kind, List<V> found) {
    if (kind.isInstance(view) && view.isShown()) {
      found.add(kind.cast(view));
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), kind, found);
      }
    }
  }

  /** The position drawn, or null while a move is on its way or nothing is shown. */
  public static Position settled(BoardView board) {
    return board.moving() == BoardView.NO_MOVE ? board.position() : null;
  }
}
