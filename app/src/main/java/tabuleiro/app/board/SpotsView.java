package tabuleiro.app.board;

import android.content.Context;
import android.graphics.Rect;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.customview.widget.ExploreByTouchHelper;

/**
 * A view that consists of spots: whatever can be touched or spoken of, each with a number of its
 * own. The keyboard and TalkBack go from spot to spot.
 */
abstract class SpotsView extends View {
  /** Stands for no spot at all. */
  protected static final int NO_SPOT = -1;

  private ExploreByTouchHelper access;

  protected SpotsView(Context context) {
    super(context);
    setFocusable(true);
  }

  /** Makes the spots known to TalkBack and the keyboard. */
  protected final void setAccess(ExploreByTouchHelper spots) {
    access = spots;
    ViewCompat.setAccessibilityDelegate(this, spots);
  }

  /** A finger, a key or TalkBack touches a spot. */
  protected abstract void touchSpot(int spot);

  /** Drops the touches held; false if there are none. */
  public abstract boolean clearPick();

  /** The spot that the keyboard is on, or {@link #NO_SPOT}. */
  protected final int focusedSpot() {
    int spot = access.getKeyboardFocusedVirtualViewId();
    return spot < 0 || !isFocused() ? NO_SPOT : spot;
  }

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
