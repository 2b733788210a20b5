package tabuleiro.app.board;

import android.graphics.Rect;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Position;

/** Lets the desk see what a board shows and where its spots are. */
public final class BoardProbe {
  private BoardProbe() {}

  /** The spots that TalkBack sees. */
  public static List<Integer> spots(BoardView board) {
    var spots = new ArrayList<Integer>();
    if (board.position() != null) {
      board.listSpots(spots);
    }
    return spots;
  }

  /** Where a spot lies in the view. */
  public static Rect bounds(BoardView board, int spot) {
    var bounds = new Rect();
    board.boundsOf(spot, bounds);
    return bounds;
  }

  /** The spots whose touch continues a legal move; none if nobody may touch the board. */
  public static List<Integer> offered(BoardView board) {
    var offers = board.picking().offers();
    var offered = new ArrayList<Integer>();
    for (int spot : spots(board)) {
      if (offers.contains(board.touchOf(spot))) {
        offered.add(spot);
      }
    }
    return offered;
  }

  /** The position drawn, or null while a move is on its way or nothing is shown. */
  public static Position settled(BoardView board) {
    return board.moving() == BoardView.NO_MOVE ? board.position() : null;
  }
}
