package tabuleiro.app.ui;

import androidx.fragment.app.Fragment;
import com.google.android.material.appbar.MaterialToolbar;
import tabuleiro.app.R;

/** The bar at the top of every screen but the first: its title and the arrow back. */
public final class TopBar {
  private TopBar() {}

  /** Gives the bar an arrow that goes where the system's back goes. */
  public static void withBack(Fragment screen, MaterialToolbar bar) {
    bar.setNavigationIcon(R.drawable.ic_arrow_back);
    bar.setNavigationContentDescription(R.string.go_back);
    bar.setNavigationOnClickListener(
        arrow -> screen.requireActivity().getOnBackPressedDispatcher().onBackPressed());
  }
}
