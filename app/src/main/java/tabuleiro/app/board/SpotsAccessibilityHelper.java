package tabuleiro.app.board;

import android.graphics.Rect;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import java.util.List;

/**
 * Accessibility helper that exposes every spot of a view as a virtual view to TalkBack, switches
 * and keyboard.
 */
final class SpotsAccessibilityHelper extends ExploreByTouchHelper {
  private final SpotsView view;
  private final Rect bounds = new Rect();

  SpotsAccessibilityHelper(SpotsView view) {
    super(view);
    this.view = view;
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    int spot = view.spokenSpotAt(x, y);
    return spot == SpotsView.NO_SPOT ? INVALID_ID : spot;
  }

  @Override
  protected void getVisibleVirtualViews(List<Integer> spots) {
    view.listSpots(spots);
  }

  @Override
  protected void onPopulateNodeForVirtualView(int spot, @NonNull AccessibilityNodeInfoCompat node) {
    node.setContentDescription(view.describe(spot));
    view.boundsOf(spot, bounds);
    setBounds(node);
    node.setFocusable(true);
    view.describeNode(spot, node);
  }

  // ExploreByTouchHelper requires the bounds that the framework has deprecated.
  @SuppressWarnings("deprecation")
  private void setBounds(AccessibilityNodeInfoCompat node) {
    node.setBoundsInParent(bounds);
  }

  @Override
  protected boolean onPerformActionForVirtualView(int spot, int action, Bundle arguments) {
    return view.act(spot, action);
  }

  @Override
  protected void onVirtualViewKeyboardFocusChanged(int spot, boolean focused) {
    if (focused) {
      view.spotFocused(spot);
    }
    view.invalidate();
  }
}
