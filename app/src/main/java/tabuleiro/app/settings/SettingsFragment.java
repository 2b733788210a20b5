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
import tabuleiro.app.R;
import tabuleiro.app.tips.TipMemory;
import tabuleiro.app.ui.Notice;
import tabuleiro.app.ui.TopBar;

/** The screen of settings; every change holds at once. */
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
    preference(Settings.LANGUAGE)
        .setOnPreferenceChangeListener(
            (setting, tag) -> {
              var locales = LocaleListCompat.forLanguageTags((String) tag);
              AppCompatDelegate.setApplicationLocales(locales);
              return true;
            });
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
              new TipMemory(requireContext()).tellAgain();
              Notice.show(this, getString(R.string.settings_tips_again_done));
              return true;
            });
    preference("version").setTitle(getString(R.string.settings_version, version()));
  }

  private String version() {
    var app = requireContext();
    try {
      return app.getPackageManager().getPackageInfo(app.getPackageName(), 0).versionName;
    } catch (PackageManager.NameNotFoundException impossible) {
      throw new IllegalStateException("the app is not installed", impossible);
    }
  }

  private <P extends Preference> P preference(String key) {
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
    // Android keeps the language, where it can be changed in the system's settings too.
    ListPreference language = preference(Settings.LANGUAGE);
    var chosen = AppCompatDelegate.getApplicationLocales().get(0);
    language.setValue(chosen == null ? "" : chosen.getLanguage());
  }

  @Override
  public void onDisplayPreferenceDialog(@NonNull Preference preference) {
    if (preference.getKey().equals(Settings.BOARD_THEME)) {
      new BoardThemeDialog().show(getChildFragmentManager(), Settings.BOARD_THEME);
    } else if (preference instanceof ListPreference) {
      ChoiceDialog.of(preference.getKey()).show(getChildFragmentManager(), preference.getKey());
    } else {
      super.onDisplayPreferenceDialog(preference);
    }
  }
}
