package tabuleiro.desk;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/**
 * Starts the app on the desk: in a window, or driven by a script. A test only in form, because
 * Robolectric lives in a test runner; {@code ./gradlew :app:desk} runs it, {@code check} does not.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class Desk {
  /** Runs until the window is closed or the script is through. */
  @Test
  public void run() throws IOException {
    long begin = System.nanoTime();
    var script = System.getProperty("desk.script", "");
    // Robolectric has decided that there is no display; a window needs one.
    System.setProperty("java.awt.headless", String.valueOf(!script.isEmpty()));
    var data = new DataFolder(Path.of(System.getProperty("desk.data")));
    data.bringIn();
    var phone = new Phone(device());
    phone.start();
    System.out.printf("app started in %d ms%n", (System.nanoTime() - begin) / 1_000_000);
    var pictures = new File(System.getProperty("desk.pictures"));
    try {
      if (!script.isEmpty()) {
        Script.read(Path.of(script), pictures).run(new Driver(phone));
      } else {
        new DeskWindow(phone, pictures, data::keep).run();
      }
    } finally {
      phone.close();
      data.keep();
    }
  }

  private static Device device() {
    var device = Device.named(System.getProperty("desk.device", "phone"));
    return device
        .withNight(Boolean.getBoolean("desk.night"))
        .withLanguage(System.getProperty("desk.locale", device.language()));
  }
}
