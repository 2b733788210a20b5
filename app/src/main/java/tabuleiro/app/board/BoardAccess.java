package tabuleiro.app.board;

import android.graphics.Rect;
import android.os.Bundle;
import android.widget.Button;
import androidx.annotation.NonNull;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import java.util.List;

/** Makes every spot of a board a view of its own for TalkBack, switches and the keyboard. */
final class BoardAccess extends ExploreByTouchHelper {
  private final BoardView view;
  private final Rect bounds = new Rect();

  BoardAccess(BoardView view) {
    super(view);
    this.view = view;
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    int spot = view.position() == null ? BoardView.NO_SPOT : view.spotAt(x, y);
    return spot == BoardView.NO_SPOT ? INVALID_ID : spot;
  }

  @Override
  protected void getVisibleVirtualViews(List<Integer> spots) {
    if (view.position() != null) {
      view.listSpots(spots);
    }
  }

  @Override
  protected void onPopulateNodeForVirtualView(int spot, @NonNull AccessibilityNodeInfoCompat node) {
    node.setContentDescription(view.describe(spot));
    node.setClassName(Button.class.getName());
    view.boundsOf(spot, bounds);
    setBounds(node);
    node.setFocusable(true);
    node.setSelected(view.picking().held().contains(view.touchOf(spot)));
    if (view.picking().picker() != null) {
      node.setClickable(true);
      node.addAction(AccessibilityActionCompat.ACTION_CLICK);
    }
  }

  // ExploreByTouchHelper insists on the bounds that the framework has given up.
  @SuppressWarnings("deprecation")
  private void setBounds(AccessibilityNodeInfoCompat node) {
    node.setBoundsInParent(bounds);
  }

  @Override
  protected boolean onPerformActionForVirtualView(int spot, int action, Bundle arguments) {
    if (action != AccessibilityNodeInfoCompat.ACTION_CLICK) {
      return false;
    }
    view.touchSpot(spot);
    return view.picking().picker() != null;
  }

  @Override
  protected void onVirtualViewKeyboardFocusChanged(int spot, boolean focused) {
    if (focused) {
      view.spotFocused(spot);
    }
    view.invalidate();
  }
}
