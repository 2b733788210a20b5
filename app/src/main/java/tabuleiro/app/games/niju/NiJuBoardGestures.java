package tabuleiro.app.games.niju;

import android.view.MotionEvent;
import android.view.ScaleGestureDetector;
import android.view.ViewConfiguration;
import androidx.annotation.NonNull;
import tabuleiro.app.board.BoardGestures;

/**
 * Handles pan and zoom gestures on the board of Ni-Ju: one finger pans, two zoom, a double tap
 * beside the open cells shows everything. Taps are left to {@link BoardGestures}.
 */
final class NiJuBoardGestures {
  private final NiJuBoardView view;
  private final ScaleGestureDetector pinch;
  private final int slop;
  private final int doubleTapSlop;
  private boolean moving;
  private float downX;
  private float downY;
  private float lastX;
  private float lastY;
  private long tapTime = -ViewConfiguration.getDoubleTapTimeout();
  private float tapX;
  private float tapY;

  NiJuBoardGestures(NiJuBoardView view) {
    this.view = view;
    var configuration = ViewConfiguration.get(view.getContext());
    slop = configuration.getScaledTouchSlop();
    doubleTapSlop = configuration.getScaledDoubleTapSlop();
    pinch =
        new ScaleGestureDetector(
            view.getContext(),
            new ScaleGestureDetector.SimpleOnScaleGestureListener() {
              @Override
              public boolean onScale(@NonNull ScaleGestureDetector fingers) {
                view.sight()
                    .zoom(fingers.getScaleFactor(), fingers.getFocusX(), fingers.getFocusY());
                return true;
              }
            });
    pinch.setQuickScaleEnabled(false);
  }

  boolean onTouchEvent(MotionEvent event) {
    if (view.isPicture() || view.table() == null) {
      return false;
    }
    pinch.onTouchEvent(event);
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> {
        moving = false;
        downX = event.getX();
        downY = event.getY();
        remember(event);
        view.gestures().onTouchEvent(event);
      }
      case MotionEvent.ACTION_POINTER_DOWN -> {
        startMoving();
        remember(event);
      }
      case MotionEvent.ACTION_MOVE -> move(event);
      case MotionEvent.ACTION_POINTER_UP -> remember(event);
      case MotionEvent.ACTION_UP -> lift(event);
      default -> view.gestures().cancel();
    }
    return true;
  }

  private void move(MotionEvent event) {
    if (view.isEditing() && !moving) {
      view.gestures().onTouchEvent(event);
      if (view.gestures().isDragging()) {
        return; // drags a tile, not the board
      }
    }
    float wayX = event.getX() - downX;
    float wayY = event.getY() - downY;
    if (!moving && Math.hypot(wayX, wayY) > slop) {
      startMoving();
      remember(event);
    }
    if (moving) {
      float beforeX = lastX;
      float beforeY = lastY;
      remember(event);
      view.sight().pan(lastX - beforeX, lastY - beforeY);
    }
  }

  private void startMoving() {
    moving = true;
    view.gestures().cancel();
    view.getParent().requestDisallowInterceptTouchEvent(true);
  }

  /** Stores the centre of all fingers that stay down. */
  private void remember(MotionEvent event) {
    boolean lifts = event.getActionMasked() == MotionEvent.ACTION_POINTER_UP;
    int lifted = lifts ? event.getActionIndex() : -1;
    int fingers = 0;
    lastX = 0;
    lastY = 0;
    for (int i = 0; i < event.getPointerCount(); i++) {
      if (i != lifted) {
        lastX += event.getX(i);
        lastY += event.getY(i);
        fingers++;
      }
    }
    lastX /= fingers;
    lastY /= fingers;
  }

  private void lift(MotionEvent event) {
    if (moving) {
      return;
    }
    float x = event.getX();
    float y = event.getY();
    boolean again =
        event.getEventTime() - tapTime < ViewConfiguration.getDoubleTapTimeout()
            && Math.hypot(x - tapX, y - tapY) < doubleTapSlop;
    if (again && !view.isUseful(view.fingerSpotAt(x, y))) {
      view.gestures().cancel();
      view.sight().fit();
    } else {
      tapTime = event.getEventTime();
      tapX = x;
      tapY = y;
      view.gestures().onTouchEvent(event);
    }
  }
}
