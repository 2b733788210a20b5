package tabuleiro.driver;

/** Runs the journeys on Android 15. */
public final class JourneysOnAndroid15 extends Journeys {
  /** Called by JUnit. */
  public JourneysOnAndroid15() {
    super(35);
  }
}
