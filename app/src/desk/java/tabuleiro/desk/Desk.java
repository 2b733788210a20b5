package tabuleiro.desk;

import java.io.File;
import java.nio.file.Path;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.annotation.experimental.LazyApplication;
import org.robolectric.annotation.experimental.LazyApplication.LazyLoad;
import tabuleiro.driver.DataFolder;
import tabuleiro.driver.Device;
import tabuleiro.driver.Phone;

/**
 * Runs the app in a window. A test only in form, because Robolectric needs a test runner; started
 * by {@code ./gradlew :app:desk}, not by {@code check}.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36})
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LazyApplication(LazyLoad.ON)
public class Desk {
  /** Runs until the window is closed. */
  @Test
  public void run() {
    long begin = System.nanoTime();
    // Robolectric sets headless mode, but a window needs a display.
    System.setProperty("java.awt.headless", "false");
    var data = new DataFolder(Path.of(System.getProperty("desk.data")));
    data.bringIn();
    var phone = new Phone(device());
    var process = new AppProcess(phone);
    phone.start();
    System.out.printf("app started in %d ms%n", (System.nanoTime() - begin) / 1_000_000);
    var pictures = new File(System.getProperty("desk.pictures"));
    try {
      new DeskWindow(phone, process, pictures, data::keep).run();
    } finally {
      process.close();
      data.keep();
    }
  }

  private static Device device() {
    return Device.named(System.getProperty("desk.device"))
        .withNight(Boolean.getBoolean("desk.night"))
        .withLanguage(System.getProperty("desk.locale"));
  }
}
