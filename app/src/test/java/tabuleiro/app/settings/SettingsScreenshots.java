package tabuleiro.app.settings;

import static org.junit.Assume.assumeTrue;

import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.Screenshots;

/** Pictures of the settings. */
public class SettingsScreenshots extends Screenshots {
  @Test
  public void settings() {
    take("settings", MainActivity::settings);
  }

  @Test
  public void wholeLength() {
    assumeTrue(look == Look.PHONE_DARK);
    makeTall();
    take("settings-whole", MainActivity::settings);
  }
}
