package tabuleiro.driver;

import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.MotionEvent.PointerCoords;
import android.view.MotionEvent.PointerProperties;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.WindowManager.LayoutParams;
import android.view.inputmethod.EditorInfo;
import android.widget.TextView;
import java.time.Duration;
import tabuleiro.access.AppWindows;

/** Simulates fingers, wheel and keys: in pixels of the screen, in the app's time. */
public final class Fingers {
  private static final int DRAG_STEPS = 8;

  /** Half the initial distance of two fingers on the same view. */
  private static final float NEAR = 20;

  private final Phone phone;
  private View target;
  private long downTime;

  /** Creates the input device of a phone. */
  public Fingers(Phone phone) {
    this.phone = phone;
  }

  public void tap(float x, float y) {
    down(x, y);
    phone.pass(Phone.FRAME);
    up(x, y);
    phone.pass(Phone.FRAME);
  }

  public void longPress(float x, float y) {
    down(x, y);
    phone.pass(Duration.ofMillis(ViewConfiguration.getLongPressTimeout() + 100));
    up(x, y);
    phone.pass(Phone.FRAME);
  }

  public void drag(float fromX, float fromY, float toX, float toY) {
    down(fromX, fromY);
    for (int step = 1; step <= DRAG_STEPS; step++) {
      phone.pass(Phone.FRAME);
      float part = (float) step / DRAG_STEPS;
      move(fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
    }
    phone.pass(Phone.FRAME);
    up(toX, toY);
    phone.pass(Phone.FRAME);
  }

  public void down(float x, float y) {
    target = windowAt(x, y);
    downTime = SystemClock.uptimeMillis();
    if (target != null) {
      touch(MotionEvent.ACTION_DOWN, x, y);
    }
  }

  public void move(float x, float y) {
    if (target != null) {
      touch(MotionEvent.ACTION_MOVE, x, y);
    }
  }

  public void up(float x, float y) {
    if (target != null) {
      touch(MotionEvent.ACTION_UP, x, y);
      target = null;
    }
  }

  private void touch(int action, float x, float y) {
    send(target, MotionEvent.obtain(downTime, SystemClock.uptimeMillis(), action, x, y, 0));
  }

  /** Returns the window that receives a touch; notifies those that watch for outside touches. */
  private View windowAt(float x, float y) {
    var windows = Screen.windows();
    for (int i = windows.size() - 1; i >= 0; i--) {
      var window = windows.get(i);
      if (AppWindows.has(window, LayoutParams.FLAG_NOT_TOUCHABLE)) {
        continue;
      }
      var corner = Screen.corner(window);
      boolean inside =
          x >= corner[0]
              && y >= corner[1]
              && x < corner[0] + window.getWidth()
              && y < corner[1] + window.getHeight();
      if (inside || AppWindows.isModal(window)) {
        return window;
      }
      if (AppWindows.has(window, LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH)) {
        long now = SystemClock.uptimeMillis();
        send(window, MotionEvent.obtain(now, now, MotionEvent.ACTION_OUTSIDE, x, y, 0));
      }
    }
    return null;
  }

  private void send(View window, MotionEvent event) {
    var corner = Screen.corner(window);
    event.offsetLocation(-corner[0], -corner[1]);
    event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
    phone.work(() -> window.dispatchTouchEvent(event));
    event.recycle();
  }

  /** Turns the wheel; positive is up. */
  public void wheel(float x, float y, float clicks) {
    var window = windowAt(x, y);
    if (window == null) {
      return;
    }
    var corner = Screen.corner(window);
    var at = at(x - corner[0], y - corner[1]);
    at.setAxisValue(MotionEvent.AXIS_VSCROLL, clicks);
    long now = SystemClock.uptimeMillis();
    // Mouse events need a cursor, which only the system provides.
    var event = event(now, now, MotionEvent.ACTION_SCROLL, InputDevice.SOURCE_TOUCHSCREEN, at);
    phone.work(() -> window.dispatchGenericMotionEvent(event));
    event.recycle();
  }

  /**
   * Simulates a pinch around a point; a factor above 1 moves the fingers apart. Android requires a
   * minimum distance between them.
   */
  public void pinch(float x, float y, float factor) {
    var window = windowAt(x, y);
    if (window == null) {
      return;
    }
    var usual = ViewConfiguration.get(window.getContext());
    float least = usual.getScaledMinimumScalingSpan() + 2 * usual.getScaledTouchSlop();
    float from = least / Math.min(1, factor);
    int second = MotionEvent.ACTION_POINTER_DOWN | 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
    long start = SystemClock.uptimeMillis();
    sendPair(window, start, MotionEvent.ACTION_DOWN, at(x - NEAR, y));
    sendPair(window, start, second, at(x - NEAR, y), at(x + NEAR, y));
    float half = NEAR;
    for (int step = 0; step <= DRAG_STEPS; step++) {
      phone.pass(Phone.FRAME);
      half = from * (float) Math.pow(factor, (double) step / DRAG_STEPS) / 2;
      sendPair(window, start, MotionEvent.ACTION_MOVE, at(x - half, y), at(x + half, y));
    }
    int first = MotionEvent.ACTION_POINTER_UP | 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
    sendPair(window, start, first, at(x - half, y), at(x + half, y));
    sendPair(window, start, MotionEvent.ACTION_UP, at(x - half, y));
    phone.pass(Phone.FRAME);
  }

  private void sendPair(View window, long start, int action, PointerCoords... fingers) {
    long now = SystemClock.uptimeMillis();
    send(window, event(start, now, action, InputDevice.SOURCE_TOUCHSCREEN, fingers));
  }

  private static MotionEvent event(
      long start, long now, int action, int source, PointerCoords... fingers) {
    var properties = new PointerProperties[fingers.length];
    for (int i = 0; i < fingers.length; i++) {
      properties[i] = new PointerProperties();
      properties[i].id = i;
    }
    int count = fingers.length;
    return MotionEvent.obtain(
        start, now, action, count, properties, fingers, 0, 0, 1, 1, 0, 0, source, 0);
  }

  private static PointerCoords at(float x, float y) {
    var coords = new PointerCoords();
    coords.x = x;
    coords.y = y;
    coords.pressure = 1;
    coords.size = 1;
    return coords;
  }

  /** Presses and releases a key. */
  public static void key(View window, int code) {
    long now = SystemClock.uptimeMillis();
    int device = KeyCharacterMap.VIRTUAL_KEYBOARD;
    for (int action : new int[] {KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP}) {
      window.dispatchKeyEvent(
          new KeyEvent(now, now, action, code, 0, 0, device, 0, 0, InputDevice.SOURCE_KEYBOARD));
    }
  }

  /** Presses a key with Ctrl: cut, copy, paste, select all, undo. */
  public static void shortcut(View window, int code) {
    long now = SystemClock.uptimeMillis();
    int meta = KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON;
    window.dispatchKeyShortcutEvent(new KeyEvent(now, now, KeyEvent.ACTION_DOWN, code, 0, meta));
  }

  /** Types into the focused field, as the on-screen keyboard does. */
  public static boolean type(String text) {
    var focused = Screen.focused().findFocus();
    if (!(focused instanceof TextView field) || !field.onCheckIsTextEditor()) {
      return false;
    }
    var connection = field.onCreateInputConnection(new EditorInfo());
    connection.commitText(text, 1);
    return true;
  }
}
