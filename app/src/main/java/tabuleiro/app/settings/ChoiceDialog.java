package tabuleiro.app.settings;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import androidx.preference.ListPreference;
import androidx.preference.PreferenceFragmentCompat;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;

/** The choices of a setting in a Material dialog, which the preference library does not have. */
public final class ChoiceDialog extends DialogFragment {
  private static final String KEY = "key";

  /** The dialog of the setting with that key, a child of the screen of settings. */
  static ChoiceDialog of(String key) {
    var dialog = new ChoiceDialog();
    var arguments = new Bundle();
    arguments.putString(KEY, key);
    dialog.setArguments(arguments);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var settings = (PreferenceFragmentCompat) requireParentFragment();
    var key = requireArguments().getString(KEY, "");
    ListPreference setting = settings.findPreference(key);
    if (setting == null) {
      throw new IllegalStateException("no setting " + key);
    }
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

  /** Chooses a value as a person does. */
  static void choose(ListPreference setting, String value) {
    if (setting.callChangeListener(value)) {
      setting.setValue(value);
    }
  }
}
