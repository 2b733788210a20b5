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
 * A view that consists of spots: whatever can be touched or spoken of, each with a number of its
 * own, which stays the same while the spot is there. The keyboard and TalkBack go from spot to
 * spot.
 */
public abstract class SpotsView extends View {
  /** Stands for no spot at all. */
  public static final int NO_SPOT = -1;

  private final SpotsAccess access = new SpotsAccess(this);

  protected SpotsView(Context context) {
    super(context);
    setFocusable(true);
    ViewCompat.setAccessibilityDelegate(this, access);
  }

  // What the views say.

  /** What is held and what is offered. */
  public abstract Picking picking();

  /** Adds every spot, in reading order; none while nothing is shown. */
  protected abstract void listSpots(List<Integer> spots);

  /** The spot at a place of the view, or {@link #NO_SPOT}. */
  protected abstract int spotAt(float x, float y);

  /** The spot that TalkBack finds at a place of the view, or {@link #NO_SPOT}. */
  protected int spokenSpotAt(float x, float y) {
    return spotAt(x, y);
  }

  /** Where a spot lies in the view. */
  protected abstract void boundsOf(int spot, Rect bounds);

  /** What a spot is called, what is on it and what can be done with it. */
  protected abstract CharSequence describe(int spot);

  /** The touch that a spot means now; null for none. */
  @Nullable
  protected abstract Touch touchOf(int spot);

  /** A finger, a key or TalkBack touches a spot. */
  protected abstract void touchSpot(int spot);

  /** TalkBack or the keyboard does something with a spot; whether that means anything here. */
  protected boolean act(int spot, int action) {
    if (action != AccessibilityNodeInfoCompat.ACTION_CLICK) {
      return false;
    }
    boolean taken = picking().picker() != null; // a whole move takes the picker away
    touchSpot(spot);
    return taken;
  }

  /** The keyboard has come to a spot. */
  protected void spotFocused(int spot) {}

  /** Tells TalkBack what a spot is besides its description and place. */
  protected void describeNode(int spot, AccessibilityNodeInfoCompat node) {
    node.setClassName(Button.class.getName());
    node.setSelected(picking().held().contains(touchOf(spot)));
    if (picking().picker() != null) {
      node.setClickable(true);
      node.addAction(AccessibilityActionCompat.ACTION_CLICK);
    }
  }

  // What the views ask.

  /** Drops the touches held; false if there are none. */
  public final boolean clearPick() {
    return picking().clear();
  }

  /** The spot that the keyboard is on, or {@link #NO_SPOT}. */
  public final int focusedSpot() {
    int spot = access.getKeyboardFocusedVirtualViewId();
    return spot < 0 || !isFocused() ? NO_SPOT : spot;
  }

  /** There may be other spots, or other words for them. */
  protected final void spotsChanged() {
    access.invalidateRoot();
  }

  /** There are other words for a spot. */
  protected final void spotChanged(int spot) {
    access.invalidateVirtualView(spot);
  }

  // What Android calls.

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
