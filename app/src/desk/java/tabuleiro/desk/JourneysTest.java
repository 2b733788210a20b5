package tabuleiro.desk;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** The journeys of a user through the app, written down in app/src/desk/journeys. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class JourneysTest {
  private final String journey;

  public JourneysTest(String journey) {
    this.journey = journey;
  }

  /** All of them. */
  @Parameters(name = "{0}")
  public static List<Object[]> journeys() throws IOException {
    try (var files = Files.list(Path.of("src/desk/journeys"))) {
      return files
          .map(file -> new Object[] {file.getFileName().toString()})
          .sorted((one, other) -> ((String) one[0]).compareTo((String) other[0]))
          .toList();
    }
  }

  @Test
  public void journey() throws IOException {
    var phone = new Phone(Device.named("phone"));
    phone.start();
    try {
      Script.read(Path.of("src/desk/journeys", journey), new File("build/journeys"))
          .run(new Driver(phone));
    } finally {
      phone.close();
    }
  }
}
