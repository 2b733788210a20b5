package tabuleiro.app.ui;

import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.activity.OnBackPressedCallback;
import androidx.appcompat.widget.Toolbar;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.LifecycleOwner;
import com.google.android.material.appbar.MaterialToolbar;
import tabuleiro.app.R;

/** Sets up the top app bar of a screen: its menu and, except on the home screen, the back arrow. */
public final class TopBar {
  private TopBar() {}

  /** Adds a back arrow that acts like the system's back. */
  public static void withBack(Fragment screen, MaterialToolbar bar) {
    bar.setNavigationIcon(R.drawable.ic_arrow_back);
    bar.setNavigationContentDescription(R.string.go_back);
    bar.setNavigationOnClickListener(arrow -> goBack(screen));
    if (LargeFontSupport.isOn(bar.getResources())) {
      wrapTitle(bar);
    }
  }

  /** Acts like the system's back. */
  public static void goBack(Fragment screen) {
    screen.requireActivity().getOnBackPressedDispatcher().onBackPressed();
  }

  /** Adds a callback for back while the screen has views; it begins disabled. */
  public static OnBackPressedCallback onBack(Fragment screen, Runnable action) {
    return onBack(screen, screen.getViewLifecycleOwner(), action);
  }

  /** Adds a callback for back as long as its owner lives; it begins disabled. */
  public static OnBackPressedCallback onBack(
      Fragment screen, LifecycleOwner owner, Runnable action) {
    var callback =
        new OnBackPressedCallback(false) {
          @Override
          public void handleOnBackPressed() {
            action.run();
          }
        };
    screen.requireActivity().getOnBackPressedDispatcher().addCallback(owner, callback);
    return callback;
  }

  /** Lets title and subtitle wrap to a second line instead of being cut off. */
  private static void wrapTitle(MaterialToolbar bar) {
    bar.setTitleTextAppearance(
        bar.getContext(), com.google.android.material.R.style.TextAppearance_Material3_TitleMedium);
    // The toolbar forgets the title's margins when it measures itself.
    bar.setTitleMargin(bar.getTitleMarginStart(), 0, bar.getTitleMarginEnd(), 0);
    for (int i = 0; i < bar.getChildCount(); i++) {
      wrap(bar.getChildAt(i));
    }
    // The toolbar creates its text views with the first texts.
    bar.setOnHierarchyChangeListener(
        new ViewGroup.OnHierarchyChangeListener() {
          @Override
          public void onChildViewAdded(View parent, View child) {
            wrap(child);
          }

          @Override
          public void onChildViewRemoved(View parent, View child) {}
        });
  }

  private static void wrap(View child) {
    if (child instanceof TextView text) {
      text.setSingleLine(false);
      text.setMaxLines(2);
    }
  }

  /**
   * Enables or disables a menu item, only on a change: an open menu loses its touch state on every
   * call.
   */
  public static void enable(MenuItem item, boolean enabled) {
    if (item.isEnabled() != enabled) {
      item.setEnabled(enabled);
    }
  }

  /** Sets the menu's listener, which is not called after the screen has gone. */
  public static void hear(
      Fragment screen, MaterialToolbar bar, Toolbar.OnMenuItemClickListener listener) {
    // A menu calls back a moment after the touch, and back may be pressed meanwhile.
    bar.setOnMenuItemClickListener(item -> screen.isAdded() && listener.onMenuItemClick(item));
  }
}
