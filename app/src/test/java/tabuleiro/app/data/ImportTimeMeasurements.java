package tabuleiro.app.data;

import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Measures the time to parse hostile texts; run by {@code ./gradlew :app:measure}. */
public final class ImportTimeMeasurements {
  private static final int TEXTS = 200_000;
  private static final double MOST_MILLIS_PER_KB = 20;

  @Test
  public void manyTexts() throws ReflectiveOperationException {
    assertTrue(ImportTimeTest.measure(TEXTS) < MOST_MILLIS_PER_KB);
  }
}
