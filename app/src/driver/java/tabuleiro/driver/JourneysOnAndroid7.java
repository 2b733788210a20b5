package tabuleiro.driver;

import java.io.IOException;
import java.util.List;
import org.junit.runners.Parameterized.Parameters;

/** Runs the journeys on Android 7. */
public final class JourneysOnAndroid7 extends Journeys {
  private static final int SDK = 24;

  /** Called by JUnit. */
  public JourneysOnAndroid7() {
    super(SDK);
  }

  /** Returns the journeys of this run. */
  @Parameters(name = "{0}")
  public static List<String> journeys() throws IOException {
    return on(SDK);
  }
}
