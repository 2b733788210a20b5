package tabuleiro.access;

import android.view.View;
import android.view.WindowManager.LayoutParams;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the app's windows (activity, dialogs, menus) that are visible or reachable. */
public final class AppWindows {
  private AppWindows() {}

  /** Returns the visible windows, lowest first. */
  public static List<View> shown(List<View> all) {
    var shown = new ArrayList<View>();
    for (var window : all) {
      if (window.isAttachedToWindow() && window.isShown() && window.getWidth() > 0) {
        shown.add(window);
      }
    }
    // A dialog that is restored with its activity gets its window before the activity does.
    shown.sort(Comparator.comparingInt(AppWindows::type));
    return shown;
  }

  private static int type(View window) {
    return window.getLayoutParams() instanceof LayoutParams params ? params.type : 0;
  }

  /** Returns the windows that can be touched: none below a dialog. */
  public static List<View> reachable(List<View> all) {
    var windows = shown(all);
    for (int i = windows.size() - 1; i > 0; i--) {
      if (isModal(windows.get(i))) {
        return windows.subList(i, windows.size());
      }
    }
    return windows;
  }

  /** Returns whether a window blocks those below it. */
  public static boolean isModal(View window) {
    return !has(window, LayoutParams.FLAG_NOT_TOUCH_MODAL | LayoutParams.FLAG_NOT_FOCUSABLE);
  }

  /** Returns whether a window has one of these flags. */
  public static boolean has(View window, int flags) {
    return window.getLayoutParams() instanceof LayoutParams params && (params.flags & flags) != 0;
  }
}
