package tabuleiro.app.ui;

import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.widget.Toolbar;
import androidx.fragment.app.Fragment;
import com.google.android.material.appbar.MaterialToolbar;
import tabuleiro.app.R;

/** The bar at the top of a screen: its menu and, on all but the first, the arrow back. */
public final class TopBar {
  private TopBar() {}

  /** Gives the bar an arrow that goes where the system's back goes. */
  public static void withBack(Fragment screen, MaterialToolbar bar) {
    bar.setNavigationIcon(R.drawable.ic_arrow_back);
    bar.setNavigationContentDescription(R.string.go_back);
    bar.setNavigationOnClickListener(
        arrow -> screen.requireActivity().getOnBackPressedDispatcher().onBackPressed());
    if (LargeLetters.areOn(bar.getResources())) {
      wrapTitle(bar);
    }
  }

  /** Gives title and subtitle a second line instead of an end that cannot be read. */
  private static void wrapTitle(MaterialToolbar bar) {
    bar.setTitleTextAppearance(
        bar.getContext(), com.google.android.material.R.style.TextAppearance_Material3_TitleMedium);
    // The bar forgets the title's margins when it measures itself.
    bar.setTitleMargin(bar.getTitleMarginStart(), 0, bar.getTitleMarginEnd(), 0);
    for (int i = 0; i < bar.getChildCount(); i++) {
      wrap(bar.getChildAt(i));
    }
    // The bar makes the views of its texts when it first gets the texts.
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
   * Says whether an item can be chosen. A menu that is open loses the finger on it whenever an item
   * is told so, be it news or not: so only news is told.
   */
  public static void enable(MenuItem item, boolean enabled) {
    if (item.isEnabled() != enabled) {
      item.setEnabled(enabled);
    }
  }

  /** Hears what is chosen in the menu, unless the screen has gone meanwhile. */
  public static void hear(
      Fragment screen, MaterialToolbar bar, Toolbar.OnMenuItemClickListener listener) {
    // A menu tells a moment after the touch, and back may be pressed in that moment.
    bar.setOnMenuItemClickListener(item -> screen.isAdded() && listener.onMenuItemClick(item));
  }
}
