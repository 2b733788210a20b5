package tabuleiro.app.ui;

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
  }

  /** Hears what is chosen in the menu, unless the screen has gone meanwhile. */
  public static void hear(
      Fragment screen, MaterialToolbar bar, Toolbar.OnMenuItemClickListener listener) {
    // A menu tells a moment after the touch, and back may be pressed in that moment.
    bar.setOnMenuItemClickListener(item -> screen.isAdded() && listener.onMenuItemClick(item));
  }
}
