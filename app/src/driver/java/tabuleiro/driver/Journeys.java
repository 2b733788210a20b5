package tabuleiro.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;

/** Runs all journeys of desk/journeys. */
@RunWith(Parameterized.class)
public abstract class Journeys {
  private static final Path FOLDER = Path.of("src/desk/journeys");

  /** First version on which the system stores an app's language: Android 13. */
  private static final int APP_LANGUAGES = 33;

  /**
   * On older versions AppCompat stores it, also in a static field, which lasts as long as the
   * process.
   */
  private static final String CHOOSES_LANGUAGE = "language.txt";

  /** First version on which Robolectric draws pictures. */
  private static final int PICTURES = 26;

  /**
   * Shares files before and after lives; AndroidX keeps the folder of shared files in a static
   * field.
   */
  private static final String READS_A_PICTURE = "picture.txt";

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  /** The script's file name. */
  @Parameter public String journey;

  private final int sdk;

  Journeys(int sdk) {
    this.sdk = sdk;
  }

  /**
   * Returns the journeys that the system property {@code journeys.SDK} names, or all; in
   * alphabetical order or, given a seed in {@code journeys.seed}, shuffled.
   */
  static List<String> on(int sdk) throws IOException {
    var chosen = System.getProperty("journeys." + sdk, "");
    var seed = Long.getLong("journeys.seed");
    try (var files = Files.list(FOLDER)) {
      var journeys =
          files
              .filter(Files::isRegularFile)
              .map(file -> file.getFileName().toString())
              .filter(name -> sdk >= PICTURES || !name.equals(READS_A_PICTURE))
              .filter(name -> chosen.isEmpty() || List.of(chosen.split(",")).contains(name))
              .sorted()
              .collect(Collectors.toList());
      if (seed != null) {
        Collections.shuffle(journeys, new Random(seed));
      }
      return journeys;
    }
  }

  @Test
  public void journey() throws IOException {
    var pictures = Path.of(System.getProperty("journeys.pictures"), String.valueOf(sdk));
    var script = new Journey(FOLDER.resolve(journey), sdk, data.getRoot().toPath(), pictures);
    boolean isLanguageStatic = journey.equals(CHOOSES_LANGUAGE) && sdk < APP_LANGUAGES;
    if (isLanguageStatic || journey.equals(READS_A_PICTURE)) {
      script.inOwnProcesses();
    }
    script.go();
  }
}
