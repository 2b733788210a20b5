package tabuleiro.app.settings;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import androidx.preference.ListPreference;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;

/**
 * Dialog that offers the values of one setting in Material style, which the preference library
 * lacks.
 */
public final class SettingChoiceDialog extends DialogFragment {
  private static final String KEY = "key";

  /** Creates the dialog for the setting with a key; a child of the settings screen. */
  static SettingChoiceDialog of(String key) {
    var dialog = new SettingChoiceDialog();
    var arguments = new Bundle();
    arguments.putString(KEY, key);
    dialog.setArguments(arguments);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var settings = (SettingsFragment) requireParentFragment();
    ListPreference setting = settings.preference(requireArguments().getString(KEY, ""));
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(setting.getTitle())
        .setSingleChoiceItems(
            setting.getEntries(),
            setting.findIndexOfValue(setting.getValue()),
            (dialog, chosen) -> {
              dialog.dismiss();
              choose(setting, setting.getEntryValues()[chosen].toString());
            })
        .setNegativeButton(android.R.string.cancel, null)
        .create();
  }

  /** Sets a value as if a person had chosen it. */
  static void choose(ListPreference setting, String value) {
    if (setting.callChangeListener(value)) {
      setting.setValue(value);
    }
  }
}
