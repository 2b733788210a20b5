package tabuleiro.desk;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.driver.Device;
import tabuleiro.driver.Phone;

/**
 * Entry point of the {@link Monkey}. A test only in form, because Robolectric needs a test runner;
 * started by {@code ./gradlew :app:monkey -Psteps=… -Pseed=…}.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, shadows = ListThread.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class MonkeyWalk {
  /** Runs a walk and writes its log to {@code monkey.folder}. */
  @Test
  public void run() throws IOException {
    long begin = System.nanoTime();
    long seed = Long.getLong("monkey.seed");
    int steps = Integer.getInteger("monkey.steps");
    var folder = new File(System.getProperty("monkey.folder"));
    folder.mkdirs();
    var phone = new Phone(Device.named("phone"));
    var monkey = new Monkey(phone, seed);
    try {
      monkey.walk(steps, folder);
    } finally {
      System.out.println(monkey.summary());
      Files.write(folder.toPath().resolve("diary-" + seed + ".txt"), monkey.diary());
      monkey.close();
    }
    System.out.printf("%d steps in %d s%n", steps, (System.nanoTime() - begin) / 1_000_000_000);
  }
}
