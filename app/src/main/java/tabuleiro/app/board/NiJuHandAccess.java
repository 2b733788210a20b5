package tabuleiro.app.board;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import androidx.annotation.NonNull;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import java.util.List;
import tabuleiro.app.R;

/** Makes every tile of the hands a view of its own for TalkBack, switches and the keyboard. */
final class NiJuHandAccess extends ExploreByTouchHelper {
  private final NiJuHandView view;
  private final NiJuBoardView board;
  private final Rect bounds = new Rect();

  NiJuHandAccess(NiJuHandView view, NiJuBoardView board) {
    super(view);
    this.view = view;
    this.board = board;
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    int spot = view.spotAt(x, y);
    boolean laid = spot > 0 && spot < NiJuHandView.TURN && !view.isHeld(board.ownSeat(), spot);
    return spot == NiJuHandView.NO_SPOT || laid ? INVALID_ID : spot;
  }

  @Override
  protected void getVisibleVirtualViews(List<Integer> spots) {
    view.listSpots(spots);
  }

  @Override
  protected void onPopulateNodeForVirtualView(int spot, @NonNull AccessibilityNodeInfoCompat node) {
    boolean chosen = board.choice().tile() == spot;
    node.setContentDescription(view.describe(spot));
    view.boundsOf(spot, bounds);
    setBounds(node);
    node.setFocusable(true);
    node.setSelected(chosen);
    if (chosen) {
      node.setLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE); // says how it is turned
    }
    if (spot >= NiJuHandView.OTHER) {
      return;
    }
    node.setClassName(Button.class.getName());
    node.setEnabled(spot != NiJuHandView.TURN || board.choice().canTurn());
    if (board.picking().picker() != null) {
      node.setClickable(true);
      int label = chosen || spot == NiJuHandView.TURN ? R.string.niju_turn : R.string.niju_choose;
      node.addAction(
          new AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_CLICK, view.getResources().getString(label)));
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
    return board.picking().picker() != null;
  }

  @Override
  protected void onVirtualViewKeyboardFocusChanged(int spot, boolean focused) {
    view.invalidate();
  }
}
