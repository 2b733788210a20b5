package tabuleiro.desk;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.Test;
import tabuleiro.driver.AppLifetime;
import tabuleiro.driver.Journey;

/**
 * Runs a script on the app. A test only in form, because Robolectric needs a test runner; started
 * by {@code ./gradlew :app:desk -Pscript=FILE}, not by {@code check}.
 */
public class DeskScript {
  /** Runs the script to its end. */
  @Test
  public void run() throws IOException {
    int sdk = Integer.getInteger("robolectric.enabledSdks");
    new Journey(path("desk.script"), sdk, path("desk.data"), path("desk.pictures"))
        .with(AppLifetime.DEVICE, System.getProperty("desk.device"))
        .with(AppLifetime.LANGUAGE, System.getProperty("desk.locale"))
        .with(AppLifetime.NIGHT, System.getProperty("desk.night"))
        .go();
  }

  private static Path path(String name) {
    return Path.of(System.getProperty(name));
  }
}
