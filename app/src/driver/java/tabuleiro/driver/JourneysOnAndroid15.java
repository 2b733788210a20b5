package tabuleiro.driver;

import java.io.IOException;
import java.util.List;
import org.junit.runners.Parameterized.Parameters;

/** Runs the journeys on Android 15. */
public final class JourneysOnAndroid15 extends Journeys {
  private static final int SDK = 35;

  /** Called by JUnit. */
  public JourneysOnAndroid15() {
    super(SDK);
  }

  /** Returns the journeys of this run. */
  @Parameters(name = "{0}")
  public static List<String> journeys() throws IOException {
    return on(SDK);
  }
}
