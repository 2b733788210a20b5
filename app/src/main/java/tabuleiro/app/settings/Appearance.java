package tabuleiro.app.settings;

import android.app.Application;
import androidx.appcompat.app.AppCompatDelegate;
import com.google.android.material.color.DynamicColors;
import com.google.android.material.color.DynamicColorsOptions;

/** Carries the settings of theme and colour over to every screen. */
public final class Appearance {
  private Appearance() {}

  /** Called once, before the first screen. */
  public static void install(Application app) {
    var settings = new Settings(app);
    AppCompatDelegate.setDefaultNightMode(settings.nightMode());
    DynamicColors.applyToActivitiesIfAvailable(
        app,
        new DynamicColorsOptions.Builder()
            .setPrecondition((activity, theme) -> settings.dynamicColour())
            .build());
  }
}
