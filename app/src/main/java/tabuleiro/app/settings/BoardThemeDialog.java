package tabuleiro.app.settings;

import android.app.Dialog;
import android.os.Bundle;
import android.view.ContextThemeWrapper;
import android.widget.GridLayout;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import androidx.preference.ListPreference;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.databinding.DialogBoardThemeBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.BoardPreview;

/** Dialog to choose the visual theme of the boards, with a preview of every game. */
public final class BoardThemeDialog extends DialogFragment {
  private static final int GAP_DP = 3;

  private DialogBoardThemeBinding views;

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var settings = (SettingsFragment) requireParentFragment();
    ListPreference setting = settings.preference(Settings.BOARD_THEME);
    views = DialogBoardThemeBinding.inflate(getLayoutInflater());
    views.themes.setOnCheckedChangeListener((group, chosen) -> preview());
    int current = BoardTheme.of(setting.getValue()).ordinal();
    views.themes.check(views.themes.getChildAt(current).getId());
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(setting.getTitle())
        .setView(views.getRoot())
        .setNegativeButton(android.R.string.cancel, null)
        .setPositiveButton(
            android.R.string.ok,
            (dialog, button) -> SettingChoiceDialog.choose(setting, chosen().key()))
        .create();
  }

  private BoardTheme chosen() {
    var button = views.themes.findViewById(views.themes.getCheckedRadioButtonId());
    return BoardTheme.values()[views.themes.indexOfChild(button)];
  }

  private void preview() {
    views.preview.removeAllViews();
    var themed = new ContextThemeWrapper(requireContext(), chosen().overlay());
    int gap = Math.round(GAP_DP * getResources().getDisplayMetrics().density);
    for (var gameUi : GameUiRegistry.all()) {
      var picture = new BoardPreview(themed, null);
      picture.show(gameUi, gameUi.cover().toPosition());
      var share = new GridLayout.LayoutParams();
      share.columnSpec = GridLayout.spec(GridLayout.UNDEFINED, 1f);
      share.width = 0;
      share.setMargins(gap, gap, gap, gap);
      views.preview.addView(picture, share);
    }
  }
}
