package tabuleiro.app.analysis;

import android.app.Activity;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.ViewModelProvider;

/** Lets the desk see which study is on the screen. */
public final class AnalysisProbe {
  private AnalysisProbe() {}

  /** Returns the row id of the study on the screen, or 0. */
  public static long rowOf(Activity activity) {
    for (var screen : ((FragmentActivity) activity).getSupportFragmentManager().getFragments()) {
      if (screen instanceof AnalysisFragment && screen.getView() != null) {
        return new ViewModelProvider(screen).get(AnalysisViewModel.class).savedId();
      }
    }
    return 0;
  }
}
