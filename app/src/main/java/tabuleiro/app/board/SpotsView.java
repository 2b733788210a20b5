package tabuleiro.app.board;

import android.content.Context;
import android.graphics.Rect;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.Button;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import java.util.List;
import tabuleiro.rules.game.Touch;

/**
 * Base class of views made of spots, numbered areas such as squares that can be touched, focused
 * and described by TalkBack. A spot keeps its number while it exists. The keyboard and TalkBack
 * move from spot to spot.
 */
public abstract class SpotsView extends View {
  /** No spot. */
  public static final int NO_SPOT = -1;

  private final SpotsAccessibilityHelper access = new SpotsAccessibilityHelper(this);

  protected SpotsView(Context context) {
    super(context);
    setFocusable(true);
    ViewCompat.setAccessibilityDelegate(this, access);
  }

  // Methods for subclasses to implement or override.

  /** Returns the held and offered touches. */
  public abstract MoveInput moveInput();

  /** Adds every spot in reading order; none while nothing is shown. */
  protected abstract void listSpots(List<Integer> spots);

  /** Returns the spot at a place of the view, or {@link #NO_SPOT}. */
  protected abstract int spotAt(float x, float y);

  /** Returns the spot that TalkBack finds at a place of the view, or {@link #NO_SPOT}. */
  protected int spokenSpotAt(float x, float y) {
    return spotAt(x, y);
  }

  /** Sets the bounds of a spot in the view. */
  protected abstract void boundsOf(int spot, Rect bounds);

  /** Returns a spot's name, its contents and what can be done with it. */
  protected abstract CharSequence describe(int spot);

  /** Returns the touch that a spot means now, or null. */
  @Nullable
  protected abstract Touch touchOf(int spot);

  /** Handles a touch by finger, key or TalkBack. */
  protected abstract void touchSpot(int spot);

  /** Performs an accessibility or keyboard action on a spot; returns whether it was handled. */
  protected boolean act(int spot, int action) {
    if (action != AccessibilityNodeInfoCompat.ACTION_CLICK) {
      return false;
    }
    boolean taken = moveInput().moveBuilder() != null; // a complete move removes the moveBuilder
    touchSpot(spot);
    return taken;
  }

  /** Called when the keyboard focus has moved to a spot. */
  protected void spotFocused(int spot) {}

  /** Adds information about a spot to its accessibility node, besides description and bounds. */
  protected void describeNode(int spot, AccessibilityNodeInfoCompat node) {
    node.setClassName(Button.class.getName());
    node.setSelected(moveInput().held().contains(touchOf(spot)));
    if (moveInput().moveBuilder() != null) {
      node.setClickable(true);
      node.addAction(AccessibilityActionCompat.ACTION_CLICK);
    }
  }

  // Methods for subclasses to call.

  /** Drops the held touches; returns false if there are none. */
  public final boolean clearPick() {
    return moveInput().clear();
  }

  /** Returns the spot with the keyboard focus, or {@link #NO_SPOT}. */
  public final int focusedSpot() {
    int spot = access.getKeyboardFocusedVirtualViewId();
    return spot < 0 || !isFocused() ? NO_SPOT : spot;
  }

  /** Called when spots or their descriptions have changed. */
  protected final void spotsChanged() {
    access.invalidateRoot();
  }

  /** Called when the description of a spot has changed. */
  protected final void spotChanged(int spot) {
    access.invalidateVirtualView(spot);
  }

  // Callbacks of Android.

  @Override
  public boolean performClick() {
    super.performClick();
    return true;
  }

  @Override
  protected boolean dispatchHoverEvent(MotionEvent event) {
    return access.dispatchHoverEvent(event) || super.dispatchHoverEvent(event);
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    return access.dispatchKeyEvent(event) || super.dispatchKeyEvent(event);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (keyCode == KeyEvent.KEYCODE_SPACE && focusedSpot() != NO_SPOT) {
      touchSpot(focusedSpot());
      return true;
    }
    return keyCode == KeyEvent.KEYCODE_ESCAPE && clearPick() || super.onKeyDown(keyCode, event);
  }

  @Override
  protected void onFocusChanged(boolean gained, int direction, @Nullable Rect previous) {
    super.onFocusChanged(gained, direction, previous);
    access.onFocusChanged(gained, direction, previous);
    invalidate();
  }
}
