package tabuleiro.app.games.niju;

import android.view.MotionEvent;
import android.view.ViewConfiguration;

/**
 * Handles touch gestures on a hand of Ni-Ju: a tap selects or turns, a pull towards the board drags
 * a tile, a movement along the tiles is left to the scroll view.
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

  void cancel() {
    downSpot = NiJuHandView.NO_SPOT;
    if (pulling) {
      pulling = false;
      board.drag().end(false);
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
        // The finger's direction decides who handles the gesture.
        view.getParent().requestDisallowInterceptTouchEvent(true);
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
    boolean away = Math.hypot(x - downX, y - downY) > slop;
    if (!pulling && away && downSpot != NiJuHandView.NO_SPOT) {
      begin();
    }
    if (pulling) {
      view.getLocationInWindow(here);
      board.getLocationInWindow(there);
      // Above the finger, which would cover it.
      board.drag().move(x + here[0] - there[0], y - lift + here[1] - there[1]);
    }
  }

  private void begin() {
    float along = Math.abs(view.places().isBeside() ? y - downY : x - downX);
    float across = Math.abs(view.places().isBeside() ? x - downX : y - downY);
    boolean may = board.moveInput().moveBuilder() != null && !view.isOther();
    boolean scrolls = view.canScroll() && along > 2 * across;
    if (may && !scrolls) {
      pulling = true;
      board.choice().takeTile(downSpot);
    } else {
      downSpot = NiJuHandView.NO_SPOT;
      view.getParent().requestDisallowInterceptTouchEvent(false);
    }
  }

  private void up() {
    int spot = downSpot;
    boolean wasPulling = pulling;
    downSpot = NiJuHandView.NO_SPOT;
    pulling = false;
    if (wasPulling) {
      board.drag().end(true);
    } else if (spot != NiJuHandView.NO_SPOT && spot == view.spotAt(x, y)) {
      view.performClick();
      view.touchSpot(spot);
    }
  }
}
