package tabuleiro.driver;

/** Runs the journeys on Android 16, which needs JDK 21 or newer. */
public final class JourneysOnAndroid16 extends Journeys {
  /** Called by JUnit. */
  public JourneysOnAndroid16() {
    super(36);
  }
}
