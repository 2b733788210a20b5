package tabuleiro.driver;

import java.io.IOException;
import java.util.List;
import org.junit.runners.Parameterized.Parameters;

/** The journeys on Android 15. */
public final class JourneysOnAndroid15 extends Journeys {
  private static final int SDK = 35;

  /** Called by JUnit. */
  public JourneysOnAndroid15() {
    super(SDK);
  }

  /** Those that this run wants. */
  @Parameters(name = "{0}")
  public static List<String> journeys() throws IOException {
    return on(SDK);
  }
}
