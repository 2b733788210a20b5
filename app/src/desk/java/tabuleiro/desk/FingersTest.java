package tabuleiro.desk;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.driver.Device;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Elements;
import tabuleiro.driver.Phone;

/** Tests that the wheel and the pinch of the mouse reach the app. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class FingersTest {
  private Phone phone;
  private AppProcess process;
  private Driver driver;

  @Before
  public void start() {
    phone = new Phone(Device.named("phone"));
    process = new AppProcess(phone);
    phone.start();
    driver = new Driver(phone);
    driver.settle();
  }

  @After
  public void close() {
    process.close();
  }

  @Test
  public void theWheelScrollsALongPage() {
    tap("Settings");
    int first = heightOfFirstSetting();
    driver.fingers().wheel(300, 700, -3);
    driver.settle();
    assertTrue(heightOfFirstSetting() < first);
  }

  /** Returns the y coordinate of a setting near the top. */
  private static int heightOfFirstSetting() {
    var corner = new int[2];
    Elements.now().find("System default").orElseThrow().view().getLocationOnScreen(corner);
    return corner[1];
  }

  @Test
  public void aPinchAndTheWheelZoomTheTableOfNiJu() {
    tap("Ni-Ju");
    tap("Change");
    tap("Pass and play");
    tap("Start");
    tap("Tile 1,");
    tap("0, 0");
    var before = pixels();
    var table = Elements.now().find("Ni-Ju").orElseThrow().bounds();
    int x = phone.device().width();
    int y = table.bottom + 400;
    driver.fingers().pinch(x, y, 1.6f);
    driver.settle();
    var near = pixels();
    assertFalse("a pinch zooms", Arrays.equals(before, near));
    driver.fingers().wheel(x, y, -2);
    driver.settle();
    assertFalse("the wheel zooms", Arrays.equals(near, pixels()));
  }

  private void tap(String text) {
    var bounds = driver.reveal(Elements.now().find(text).orElseThrow());
    driver.fingers().tap(bounds.centerX(), bounds.centerY());
    driver.settle();
  }

  private int[] pixels() {
    BufferedImage picture = driver.picture();
    int width = picture.getWidth();
    return picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
  }
}
