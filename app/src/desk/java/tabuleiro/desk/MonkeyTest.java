package tabuleiro.desk;

import java.io.File;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/**
 * A short walk of the {@link Monkey}; {@code ./gradlew :app:monkey -Psteps=… -Pseed=…} is longer.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class MonkeyTest {
  @Test
  public void walksWithoutHarm() {
    long begin = System.nanoTime();
    int steps = Integer.getInteger("monkey.steps", 120);
    var phone = new Phone(Device.named("phone"));
    phone.start();
    var monkey = new Monkey(phone, Long.getLong("monkey.seed", 7), new File("build/monkey"));
    try {
      monkey.walk(steps);
    } finally {
      System.out.println(monkey.summary());
      phone.close();
    }
    System.out.printf("%d steps in %d s%n", steps, (System.nanoTime() - begin) / 1_000_000_000);
  }
}
