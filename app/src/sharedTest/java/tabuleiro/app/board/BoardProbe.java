package tabuleiro.app.board;

import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Position;

/** Lets tests and the desk see what a board shows and where it can be touched. */
public final class BoardProbe {
  private BoardProbe() {}

  /** What can be seen and continues a legal move when touched; nothing if nobody may touch it. */
  public static List<Spots.Spot> targets(View window) {
    var targets = new ArrayList<Spots.Spot>();
    for (var view : shown(window, SpotsView.class)) {
      var offers = view.picking().offers();
      for (var spot : Spots.of(view)) {
        if (offers.contains(spot.touch()) && spot.isSeen()) {
          targets.add(spot);
        }
      }
    }
    return targets;
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
