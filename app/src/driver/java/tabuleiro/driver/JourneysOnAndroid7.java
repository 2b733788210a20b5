package tabuleiro.driver;

/** Runs the journeys on Android 7. */
public final class JourneysOnAndroid7 extends Journeys {
  /** Called by JUnit. */
  public JourneysOnAndroid7() {
    super(24);
  }
}
