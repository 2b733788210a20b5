package tabuleiro.app.settings;

import android.content.pm.PackageManager;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import androidx.preference.ListPreference;
import androidx.preference.Preference;
import androidx.preference.PreferenceFragmentCompat;
import com.google.android.material.color.DynamicColors;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.ui.Languages;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.TopBar;

/** Fragment of the settings screen; changes apply at once. */
public final class SettingsFragment extends PreferenceFragmentCompat {
  @Override
  public void onCreatePreferences(@Nullable Bundle state, @Nullable String root) {
    setPreferencesFromResource(R.xml.settings, root);
    preference(Settings.THEME)
        .setOnPreferenceChangeListener(
            (setting, theme) -> {
              AppCompatDelegate.setDefaultNightMode(Settings.nightMode((String) theme));
              return true;
            });
    offerLanguages(preference(Settings.LANGUAGE));
    var dynamicColour = preference(Settings.DYNAMIC_COLOUR);
    dynamicColour.setVisible(DynamicColors.isDynamicColorAvailable());
    Preference.OnPreferenceChangeListener anew =
        (setting, value) -> {
          requireActivity().recreate();
          return true;
        };
    dynamicColour.setOnPreferenceChangeListener(anew);
    preference(Settings.BOARD_THEME).setOnPreferenceChangeListener(anew);
    preference("tips_again")
        .setOnPreferenceClickListener(
            tapped -> {
              AppContainer.of(requireContext()).tips().resetShown();
              SnackbarNotice.show(this, getString(R.string.settings_tips_again_done));
              return true;
            });
    preference("version").setTitle(getString(R.string.settings_version, version()));
  }

  private void offerLanguages(ListPreference setting) {
    var names = new ArrayList<String>(List.of(getString(R.string.settings_language_system)));
    var tags = new ArrayList<String>(List.of(""));
    for (var language : Languages.all(requireContext())) {
      names.add(Languages.name(language));
      tags.add(language.toLanguageTag());
    }
    setting.setEntries(names.toArray(new String[0]));
    setting.setEntryValues(tags.toArray(new String[0]));
    setting.setOnPreferenceChangeListener(
        (changed, tag) -> {
          AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags((String) tag));
          return true;
        });
  }

  private String version() {
    var app = requireContext();
    try {
      return app.getPackageManager().getPackageInfo(app.getPackageName(), 0).versionName;
    } catch (PackageManager.NameNotFoundException impossible) {
      throw new IllegalStateException("the app is not installed", impossible);
    }
  }

  /** Returns the setting with a key. */
  @SuppressWarnings("TypeParameterUnusedInFormals") // as of findPreference
  <P extends Preference> P preference(String key) {
    P found = findPreference(key);
    if (found == null) {
      throw new IllegalStateException("no setting " + key);
    }
    return found;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    super.onViewCreated(view, state);
    TopBar.withBack(this, view.findViewById(R.id.bar));
    setDivider(null);
    // Where possible Android stores the language, which can be changed in the system's settings
    // too.
    ListPreference language = preference(Settings.LANGUAGE);
    boolean isChosen = !AppCompatDelegate.getApplicationLocales().isEmpty();
    language.setValue(isChosen ? getString(R.string.settings_language_tag) : "");
  }

  @Override
  public void onDisplayPreferenceDialog(@NonNull Preference preference) {
    if (preference.getKey().equals(Settings.BOARD_THEME)) {
      new BoardThemeDialog().show(getChildFragmentManager(), Settings.BOARD_THEME);
    } else if (preference instanceof ListPreference) {
      SettingChoiceDialog.of(preference.getKey())
          .show(getChildFragmentManager(), preference.getKey());
    } else {
      super.onDisplayPreferenceDialog(preference);
    }
  }
}
