package tabuleiro.app.board;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

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
    for (var board : boards(window)) {
      var offers = board.picking().offers();
      var spots = new ArrayList<Integer>();
      if (board.position() != null) {
        board.listSpots(spots);
      }
      for (int spot : spots) {
        if (offers.contains(board.touchOf(spot))) {
          var bounds = new Rect();
          board.boundsOf(spot, bounds);
          targets.add(new Target(board, bounds));
        }
      }
    }
    addHands(window, targets);
    targets.removeIf(target -> !isInside(target));
    return targets;
  }

  private static boolean isInside(Target target) {
    return target.bounds().centerX() >= 0
        && target.bounds().centerY() >= 0
        && target.bounds().centerX() < target.view().getWidth()
        && target.bounds().centerY() < target.view().getHeight();
  }

  private static void addHands(View view, List<Target> targets) {
    if (view instanceof NiJuHandView hand && hand.isShown()) {
      for (var board : boards((View) hand.getParent())) {
        for (var offer : board.picking().offers()) {
          if (offer instanceof Touch.Tile tile) {
            var bounds = new Rect();
            hand.boundsOf(tile.id(), bounds);
            targets.add(new Target(hand, bounds));
          }
        }
      }
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        addHands(group.getChildAt(i), targets);
      }
    }
  }

  /** The boards in a window that can be seen. */
  public static List<BoardView> boards(View window) {
    var boards = new ArrayList<BoardView>();
    collect(window, boards);
    return boards;
  }

  private static void collect(View view, List<BoardView> boards) {
    if (view instanceof BoardView board && board.isShown()) {
      boards.add(board);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), boards);
      }
    }
  }

  /** The position drawn, or null while a move is on its way or nothing is shown. */
  public static Position settled(BoardView board) {
    return board.moving() == BoardView.NO_MOVE ? board.position() : null;
  }
}
