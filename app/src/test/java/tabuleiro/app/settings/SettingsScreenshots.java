package tabuleiro.app.settings;

import static org.junit.Assume.assumeTrue;

import androidx.preference.PreferenceFragmentCompat;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.ui.TestWait;

/** Screenshots of the settings. */
public class SettingsScreenshots extends Screenshots {
  @Test
  public void settings() {
    take("settings", MainActivity::settings);
  }

  @Test
  public void boardThemes() {
    take(
        "settings-themes",
        activity -> {
          activity.settings();
          activity.getSupportFragmentManager().executePendingTransactions();
          var screen =
              (PreferenceFragmentCompat)
                  activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          screen.findPreference(Settings.BOARD_THEME).performClick();
          TestWait.pass(600);
        });
  }

  @Test
  public void wholeLength() {
    assumeTrue(look == Look.PHONE_DARK);
    makeTall();
    take("settings-whole", MainActivity::settings);
  }
}
