package tabuleiro.app.games.niju;

import android.view.MotionEvent;
import android.view.ViewConfiguration;

/**
 * A finger on the hands of Ni-Ju: a tap chooses or turns, a swipe that ends in the hand turns, and
 * what is pulled out of the hand is dragged onto the table.
 */
final class NiJuHandGestures {
  private static final float LIFT_DP = 36;

  private final NiJuHandView view;
  private final NiJuBoardView board;
  private final int slop;
  private final float lift;
  private final int[] here = new int[2];
  private final int[] there = new int[2];
  private int downSpot = NiJuHandView.NO_SPOT;
  private boolean pulling;
  private float downX;
  private float downY;
  private float x;
  private float y;

  NiJuHandGestures(NiJuHandView view, NiJuBoardView board) {
    this.view = view;
    this.board = board;
    slop = ViewConfiguration.get(view.getContext()).getScaledTouchSlop();
    lift = LIFT_DP * view.getResources().getDisplayMetrics().density;
  }

  /** Whether a tile is far enough from its place to be seen under the finger. */
  boolean isFloating() {
    return pulling && Math.hypot(x - downX, y - downY) > view.places().size();
  }

  float tileX() {
    return x;
  }

  /** Above the finger, which would cover it. */
  float tileY() {
    return y - lift;
  }

  void cancel() {
    downSpot = NiJuHandView.NO_SPOT;
    if (pulling) {
      pulling = false;
      board.drag().end(false);
      view.invalidate();
    }
  }

  boolean onTouchEvent(MotionEvent event) {
    if (!board.hasListener() || !view.isEnabled()) {
      cancel();
      return false;
    }
    x = event.getX();
    y = event.getY();
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> {
        downX = x;
        downY = y;
        downSpot = view.spotAt(x, y);
      }
      case MotionEvent.ACTION_MOVE -> move();
      case MotionEvent.ACTION_UP -> up();
      case MotionEvent.ACTION_CANCEL -> cancel();
      default -> {
        return true;
      }
    }
    return true;
  }

  private void move() {
    boolean tile = board.picking().picker() != null && downSpot > 0 && downSpot < NiJuHandView.TURN;
    if (!pulling && tile && Math.hypot(x - downX, y - downY) > slop) {
      pulling = view.isHeld(board.ownSeat(), downSpot);
      if (pulling) {
        view.getParent().requestDisallowInterceptTouchEvent(true);
        board.choice().takeTile(downSpot);
      }
    }
    if (isFloating()) {
      view.getLocationInWindow(here);
      board.getLocationInWindow(there);
      board.drag().move(tileX() + here[0] - there[0], tileY() + here[1] - there[1]);
      view.invalidate();
    }
  }

  private void up() {
    int spot = downSpot;
    boolean wasPulling = pulling;
    downSpot = NiJuHandView.NO_SPOT;
    pulling = false;
    view.invalidate();
    if (wasPulling) {
      if (!board.drag().end(true) && isSwipe()) {
        board.choice().turn(x > downX ? 1 : -1);
      }
    } else if (spot != NiJuHandView.NO_SPOT && spot == view.spotAt(x, y)) {
      view.performClick();
      view.touchSpot(spot);
    }
  }

  private boolean isSwipe() {
    boolean inside = x >= 0 && y >= 0 && x < view.getWidth() && y < view.getHeight();
    return inside && Math.abs(x - downX) > Math.abs(y - downY);
  }
}
