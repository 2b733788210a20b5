package tabuleiro.driver;

import java.io.IOException;
import java.util.List;
import org.junit.runners.Parameterized.Parameters;

/** The journeys on Android 7. */
public final class JourneysOnAndroid7 extends Journeys {
  private static final int SDK = 24;

  /** Called by JUnit. */
  public JourneysOnAndroid7() {
    super(SDK);
  }

  /** Those that this run wants. */
  @Parameters(name = "{0}")
  public static List<String> journeys() throws IOException {
    return on(SDK);
  }
}
