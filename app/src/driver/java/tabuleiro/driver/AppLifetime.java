package tabuleiro.driver;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.annotation.experimental.LazyApplication;
import org.robolectric.annotation.experimental.LazyApplication.LazyLoad;

/**
 * One life of the app in a {@link Journey}, from its start to its end. A test only in form, because
 * Robolectric needs a test runner, which creates a new application for every life.
 */
@RunWith(RobolectricTestRunner.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LazyApplication(LazyLoad.ON)
public abstract class AppLifetime {
  /** Life on Android 7. */
  @Config(sdk = 24)
  public static final class OnAndroid7 extends AppLifetime {}

  /** Life on Android 15. */
  @Config(sdk = 35)
  public static final class OnAndroid15 extends AppLifetime {}

  /** Life on Android 16. */
  @Config(sdk = 36)
  public static final class OnAndroid16 extends AppLifetime {}

  /** Property: the device, as {@link Device} names it. */
  public static final String DEVICE = "device";

  /** Property: the system's language. */
  public static final String LANGUAGE = "language";

  /** Property: whether the system uses dark mode. */
  public static final String NIGHT = "night";

  /** Property: the system's font scale. */
  private static final String FONT_SCALE = "font";

  /** Property: the script's file. */
  static final String SCRIPT = "script";

  /** Property: the folder for pictures. */
  static final String PICTURES = "pictures";

  /** Property: the line to begin with; absent after the script's end. */
  static final String LINE = "line";

  /** System property: the folder for everything else. */
  static final String DATA = "life.data";

  /** Property: whether the life has a process of its own, which ends with it. */
  static final String OWN_PROCESS = "life.process";

  /** File with the failure of a life that has a process of its own. */
  static final String FAILURE = "failure";

  private static final String ORDERS = "orders";

  private final Path folder = Path.of(System.getProperty(DATA));

  /** Returns the class of the lives on a version of Android. */
  static Class<? extends AppLifetime> on(int sdk) {
    return switch (sdk) {
      case 24 -> OnAndroid7.class;
      case 35 -> OnAndroid15.class;
      case 36 -> OnAndroid16.class;
      default -> throw new IllegalArgumentException("no journeys on API " + sdk);
    };
  }

  /** Writes the properties for a life. */
  static void tell(Properties orders, Path folder) throws IOException {
    try (var out = Files.newBufferedWriter(folder.resolve(ORDERS))) {
      orders.store(out, null);
    }
  }

  /** Reads the properties that a life was given, or leaves to the next. */
  static Properties told(Path folder) throws IOException {
    var orders = new Properties();
    try (var in = Files.newBufferedReader(folder.resolve(ORDERS))) {
      orders.load(in);
    }
    return orders;
  }

  /** Runs the script until its end or until it kills the process. */
  @Test
  public void live() throws IOException {
    if (!Boolean.getBoolean(OWN_PROCESS)) {
      tell(follow(told(folder)), folder);
      return;
    }
    try {
      tell(follow(told(folder)), folder);
    } catch (Throwable failure) {
      try (var out = new PrintWriter(Files.newBufferedWriter(folder.resolve(FAILURE)))) {
        failure.printStackTrace(out);
      }
    }
    // An Android process ends like this.
    Runtime.getRuntime().halt(0);
  }

  private Properties follow(Properties orders) throws IOException {
    var data = new DataFolder(folder);
    data.bringIn();
    var script =
        new Script(
            Path.of(orders.getProperty(SCRIPT)), folder, new File(orders.getProperty(PICTURES)));
    try (var phone = new Phone(device(orders))) {
      begin(phone);
      script.run(new Driver(phone), Integer.parseInt(orders.getProperty(LINE)));
      if (script.isKilled()) {
        Files.write(state(), phone.leave());
      }
      if (script.isReinstalled()) {
        data.forget();
      } else {
        data.keep();
      }
      return next(orders, phone.device(), script);
    }
  }

  private void begin(Phone phone) throws IOException {
    if (Files.exists(state())) {
      phone.restore(Files.readAllBytes(state()));
      Files.delete(state());
    } else {
      phone.start();
    }
  }

  private Path state() {
    return folder.resolve("state");
  }

  private static Device device(Properties orders) {
    var device = Device.named(orders.getProperty(DEVICE, "phone"));
    return device
        .withNight(Boolean.parseBoolean(orders.getProperty(NIGHT)))
        .withLanguage(orders.getProperty(LANGUAGE, device.language()))
        .withFontScale(Float.parseFloat(orders.getProperty(FONT_SCALE, "1")));
  }

  /** Returns the properties of the next life: the same device, the rest of the script. */
  private static Properties next(Properties orders, Device device, Script script) {
    orders.setProperty(DEVICE, device.size());
    orders.setProperty(NIGHT, String.valueOf(device.night()));
    orders.setProperty(LANGUAGE, device.language());
    orders.setProperty(FONT_SCALE, String.valueOf(device.fontScale()));
    if (script.isOver()) {
      orders.remove(LINE);
    } else {
      orders.setProperty(LINE, String.valueOf(script.next()));
    }
    return orders;
  }
}
