package tabuleiro.access;

import android.graphics.Rect;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;

/**
 * What a screen reader stops at: a view, or a part of one, such as a square of a board.
 *
 * @param view the view, or the one that it is a part of
 * @param info what the view tells of it
 * @param words what is said
 * @param isPart whether it is only a part of the view
 */
record Node(View view, AccessibilityNodeInfo info, String words, boolean isPart) {
  boolean isClickable() {
    return info.isClickable() || info.isLongClickable();
  }

  /** How large it is, be it seen or not. */
  Rect size() {
    var size = new Rect();
    if (isPart) {
      info.getBoundsInScreen(size);
    } else {
      size.set(0, 0, view.getWidth(), view.getHeight());
    }
    return size;
  }

  boolean isBelow(Node other) {
    for (var at = view.getParent(); at != null; at = at.getParent()) {
      if (at == other.view) {
        return true;
      }
    }
    return false;
  }

  /** The id of its view, or the kind of it. */
  String name() {
    return name(view);
  }

  static String name(View view) {
    return view.getId() == View.NO_ID || view.getId() >>> 24 == 0
        ? view.getClass().getSimpleName()
        : view.getResources().getResourceEntryName(view.getId());
  }
}
