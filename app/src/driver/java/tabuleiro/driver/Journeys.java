package tabuleiro.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

/** Runs all journeys of desk/journeys. */
@RunWith(Parameterized.class)
public abstract class Journeys {
  private static final Path FOLDER = Path.of("src/desk/journeys");

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  /** The script's file name. */
  @Parameter public String journey;

  private final int sdk;

  Journeys(int sdk) {
    this.sdk = sdk;
  }

  /** Returns all journeys. */
  @Parameters(name = "{0}")
  public static List<String> journeys() throws IOException {
    try (var files = Files.list(FOLDER)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  @Test
  public void journey() throws IOException {
    var pictures = Path.of(System.getProperty("journeys.pictures"), String.valueOf(sdk));
    new Journey(FOLDER.resolve(journey), sdk, data.getRoot().toPath(), pictures).go();
  }
}
