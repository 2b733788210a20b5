package tabuleiro.driver;

import java.io.IOException;
import java.util.List;
import org.junit.runners.Parameterized.Parameters;

/** Runs the journeys on Android 16. */
public final class JourneysOnAndroid16 extends Journeys {
  private static final int SDK = 36;

  /** Called by JUnit. */
  public JourneysOnAndroid16() {
    super(SDK);
  }

  /** Returns the journeys of this run. */
  @Parameters(name = "{0}")
  public static List<String> journeys() throws IOException {
    return on(SDK);
  }
}
