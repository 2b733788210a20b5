package tabuleiro.access;

import android.graphics.Rect;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;

/**
 * Accessibility node: a view, or a virtual view such as a square of a board.
 *
 * @param view the view, or the host of the virtual view
 * @param info the view's accessibility information
 * @param words the spoken text
 * @param isPart whether it is a virtual view
 */
record AccessibilityNode(View view, AccessibilityNodeInfo info, String words, boolean isPart) {
  boolean isClickable() {
    return info.isClickable() || info.isLongClickable();
  }

  /** Returns its size, whether visible or not. */
  Rect size() {
    var size = new Rect();
    if (isPart) {
      info.getBoundsInScreen(size);
    } else {
      size.set(0, 0, view.getWidth(), view.getHeight());
    }
    return size;
  }

  boolean isBelow(AccessibilityNode other) {
    for (var at = view.getParent(); at != null; at = at.getParent()) {
      if (at == other.view) {
        return true;
      }
    }
    return false;
  }

  /** Returns the view's id, or its class. */
  String name() {
    return name(view);
  }

  static String name(View view) {
    return view.getId() == View.NO_ID || view.getId() >>> 24 == 0
        ? view.getClass().getSimpleName()
        : view.getResources().getResourceEntryName(view.getId());
  }
}
