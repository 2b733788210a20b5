package tabuleiro.app.data;

import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** How long many hostile texts take to read; {@code ./gradlew :app:measure} says. */
public final class ImportTimeMeasurements {
  private static final int TEXTS = 200_000;
  private static final double MOST_MILLIS_PER_KB = 20;

  @Test
  public void manyTexts() throws ReflectiveOperationException {
    assertTrue(ImportTimeTest.measure(TEXTS) < MOST_MILLIS_PER_KB);
  }
}
