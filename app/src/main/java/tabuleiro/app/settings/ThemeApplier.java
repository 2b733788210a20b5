package tabuleiro.app.settings;

import android.app.Activity;
import android.app.Application;
import androidx.appcompat.app.AppCompatDelegate;
import com.google.android.material.color.DynamicColors;
import com.google.android.material.color.DynamicColorsOptions;

/** Applies the chosen light or dark theme and colours to the app and its activities. */
public final class ThemeApplier {
  private ThemeApplier() {}

  /** Applies the settings to the app; called once, before the first screen. */
  public static void install(Application app, Settings settings) {
    AppCompatDelegate.setDefaultNightMode(settings.nightMode());
    DynamicColors.applyToActivitiesIfAvailable(
        app,
        new DynamicColorsOptions.Builder()
            .setPrecondition((activity, theme) -> settings.dynamicColour())
            .build());
  }

  /** Applies the settings to an activity; called before it is created. */
  public static void applyTo(Activity activity, Settings settings) {
    activity.getTheme().applyStyle(settings.boardTheme().overlay(), true);
  }
}
