package tabuleiro.app.board;

import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Position;

/** Lets tests see what a board shows and where it can be touched. */
public final class BoardProbe {
  private BoardProbe() {}

  /** Returns the visible spots that continue a legal move; empty if nobody may move. */
  public static List<BoardSpots.Spot> targets(View window) {
    var targets = new ArrayList<BoardSpots.Spot>();
    for (var view : shown(window, SpotsView.class)) {
      var offers = view.moveInput().offers();
      for (var spot : BoardSpots.of(view)) {
        if (offers.contains(spot.touch()) && spot.isSeen()) {
          targets.add(spot);
        }
      }
    }
    return targets;
  }

  /** Returns the visible boards of a window. */
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

  /** Returns the position drawn, or null during an animation or before anything is shown. */
  public static Position settled(BoardView board) {
    return board.moving() == BoardView.NO_MOVE ? board.position() : null;
  }
}
