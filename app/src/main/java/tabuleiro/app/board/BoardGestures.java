package tabuleiro.app.board;

import android.graphics.Rect;
import android.os.SystemClock;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import android.view.ViewConfiguration;
import tabuleiro.rules.game.Touch;

/**
 * Handles touch gestures on a board: taps, which count where the finger is lifted, and pieces that
 * are held, dragged and dropped.
 */
public final class BoardGestures {
  /** Longest tap, in milliseconds. */
  private static final int LOOK_MILLIS = 220;

  /** Below this size in dp a quick tap may miss, so its move waits for confirmation. */
  private static final float SURE_DP = 32;

  private final BoardView view;
  private final MoveInput moveInput;
  private final Rect bounds = new Rect();
  private final int slop;
  private final float sure;
  private boolean down;
  private int downSpot = BoardView.NO_SPOT;
  private float downX;
  private float downY;
  private float x;
  private float y;
  private int aim = BoardView.NO_SPOT;
  private boolean dragging;
  private boolean dropped;
  private long downTime;
  private final Runnable hold = this::hold;

  BoardGestures(BoardView view, MoveInput moveInput) {
    this.view = view;
    this.moveInput = moveInput;
    slop = ViewConfiguration.get(view.getContext()).getScaledTouchSlop();
    sure = SURE_DP * view.getResources().getDisplayMetrics().density;
  }

  /** Returns the spot under the finger, or {@link BoardView#NO_SPOT}. */
  public int aim() {
    return aim;
  }

  /** Returns whether the finger drags the piece that was touched first. */
  public boolean isDragging() {
    return dragging;
  }

  /** Returns the spot from which an item is dragged in the editor, or none. */
  public int lifted() {
    return dragging && view.isEditing() ? downSpot : BoardView.NO_SPOT;
  }

  /**
   * Returns whether the next move to be animated was dragged, so its piece is already at {@link
   * #x}.
   */
  boolean isDropped() {
    return dropped;
  }

  /** Returns whether the finger rests on the board longer than a tap, or drags. */
  boolean isLooking() {
    return down && (dragging || SystemClock.uptimeMillis() - downTime >= LOOK_MILLIS);
  }

  /** Returns the finger's x coordinate. */
  public float x() {
    return x;
  }

  /** Returns the finger's y coordinate. */
  public float y() {
    return y;
  }

  /** Called when the drop has been shown. */
  void forgetDrop() {
    dropped = false;
  }

  /** Cancels the current gesture. */
  public void cancel() {
    down = false;
    dragging = false;
    aim = BoardView.NO_SPOT;
    view.removeCallbacks(hold);
    view.invalidate();
  }

  public boolean onTouchEvent(MotionEvent event) {
    boolean picture = moveInput.moveBuilder() == null && !view.hasListener();
    boolean opensMenu = event.isButtonPressed(MotionEvent.BUTTON_SECONDARY);
    if (picture || opensMenu || !view.isEnabled()) {
      return false;
    }
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> press(event.getX(), event.getY());
      case MotionEvent.ACTION_MOVE -> move(event.getX(), event.getY());
      case MotionEvent.ACTION_UP -> lift(event.getX(), event.getY());
      case MotionEvent.ACTION_CANCEL -> cancel();
      default -> {
        return down;
      }
    }
    return true;
  }

  /** Handles a hovering mouse, which aims without touching. */
  boolean onHoverEvent(MotionEvent event) {
    if (moveInput.moveBuilder() == null || down) {
      return false;
    }
    boolean left = event.getActionMasked() == MotionEvent.ACTION_HOVER_EXIT;
    int spot = left ? BoardView.NO_SPOT : view.fingerSpotAt(event.getX(), event.getY());
    if (spot != aim) {
      aim = spot;
      view.invalidate();
    }
    return true;
  }

  private void press(float atX, float atY) {
    boolean ending = view.isEnding();
    view.finishAnimation(); // a touch skips the running animation and still counts
    if (ending) {
      return; // nothing is left that it could count for
    }
    down = true;
    dropped = false;
    downTime = SystemClock.uptimeMillis();
    view.postInvalidateDelayed(LOOK_MILLIS);
    downX = atX;
    downY = atY;
    downSpot = view.fingerSpotAt(atX, atY);
    follow(atX, atY);
    if (view.isEditing()) {
      view.postDelayed(hold, ViewConfiguration.getLongPressTimeout());
    }
  }

  /** Removes the item under a long press in the editor. */
  private void hold() {
    if (down && !dragging && aim == downSpot && aim != BoardView.NO_SPOT) {
      cancel();
      view.performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
      view.removeItem(downSpot);
    }
  }

  private void move(float atX, float atY) {
    if (!down) {
      return;
    }
    follow(atX, atY);
    if (!dragging && Math.hypot(atX - downX, atY - downY) > slop && canDrag(downSpot)) {
      dragging = true;
      view.getParent().requestDisallowInterceptTouchEvent(true);
      if (!view.isEditing()) {
        moveInput.lift(view.touchOf(downSpot));
      }
    }
  }

  private boolean canDrag(int spot) {
    if (spot == BoardView.NO_SPOT) {
      return false;
    }
    return view.isEditing()
        ? view.isDraggable(spot)
        : moveInput.firsts().contains(view.touchOf(spot));
  }

  private void follow(float atX, float atY) {
    x = atX;
    y = atY;
    aim = view.fingerSpotAt(atX, atY);
    view.invalidate();
  }

  private void lift(float atX, float atY) {
    if (!down) {
      return;
    }
    follow(atX, atY);
    int spot = aim;
    boolean wasDragging = dragging;
    boolean looked = isLooking();
    cancel();
    if (wasDragging) {
      drop(spot);
      return;
    }
    view.performClick();
    if (spot == BoardView.NO_SPOT) {
      moveInput.clear();
    } else {
      moveInput.setUncertain(!looked && isSmall(spot));
      view.touchSpot(spot);
      moveInput.setUncertain(false);
    }
  }

  private boolean isSmall(int spot) {
    view.boundsOf(spot, bounds);
    return Math.min(bounds.width(), bounds.height()) < sure;
  }

  private void drop(int spot) {
    if (spot == downSpot) {
      return;
    }
    if (view.isEditing()) {
      view.moveItem(downSpot, spot);
      return;
    }
    if (spot == BoardView.NO_SPOT) {
      moveInput.clear();
      return;
    }
    Touch touch = view.touchOf(spot);
    dropped = moveInput.offers().contains(touch);
    moveInput.drop(touch);
  }
}
