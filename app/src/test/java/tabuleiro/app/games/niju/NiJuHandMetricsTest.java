package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Tests that both hands fit every room, with tiles large enough for fingers. */
public final class NiJuHandMetricsTest {
  private static final float DP = 2;
  private static final float ROUNDING = 0.01f;

  private final NiJuHandMetrics layout = new NiJuHandMetrics(DP);

  private void assertFits(int tiles, float width, float height) {
    assertTrue(layout.width() <= width + ROUNDING && layout.height() <= height + ROUNDING);
    assertTrue(layout.size() >= 48 * DP - ROUNDING);
    float turn = layout.turnSize();
    float beside = layout.isBeside() ? 0 : turn;
    float below = layout.isBeside() ? turn : 0;
    assertTrue(layout.seenWidth() + beside <= layout.width());
    assertTrue(layout.line() + layout.seenHeight() + below <= layout.height());
    assertTrue(layout.columns(tiles) * layout.rows(tiles) >= tiles);
    for (int place = 0; place < tiles; place++) {
      float half = layout.foldedSize() / 2 - ROUNDING;
      assertTrue(layout.foldedX(place) - half >= 0);
      assertTrue(layout.foldedX(place) + half <= layout.width() - layout.foldedSize());
      assertTrue(layout.foldedY(place) - half >= 0);
      assertTrue(layout.foldedY(place) + half <= layout.line());
    }
  }

  @Test
  public void everyRoom() {
    for (int tiles : new int[] {5, 12, 19, 20}) {
      for (float width = 400; width <= 2400; width += 150) {
        for (float height = 400; height <= 2400; height += 150) {
          layout.below(tiles, width, height);
          assertFits(tiles, width, height);
          layout.beside(tiles, width, height);
          assertFits(tiles, width, height);
        }
      }
    }
  }

  @Test
  public void theLeastIsALineAndARow() {
    layout.below(20, 344 * DP, NiJuHandMetrics.leastHeight(DP));
    assertEquals(48 * DP, layout.size(), ROUNDING);
    assertEquals(1, layout.rows(20));
    assertTrue(layout.columns(20) * layout.size() > layout.seenWidth());
    assertTrue(layout.height() <= NiJuHandMetrics.leastHeight(DP));
  }

  @Test
  public void withMoreRoomAllTilesAreSeenAtOnce() {
    layout.below(20, 395 * DP, 286 * DP);
    assertEquals(3, layout.rows(20));
    assertTrue(layout.columns(20) * layout.size() <= layout.seenWidth() + ROUNDING);
    layout.beside(20, 295 * DP, 400 * DP);
    assertTrue(layout.rows(20) * layout.size() <= layout.seenHeight() + ROUNDING);
  }

  @Test
  public void beingEmptiedTheHandStaysAsHigh() {
    layout.below(20, 395 * DP, 286 * DP);
    assertEquals(layout.rows(20), layout.rows(3));
    assertEquals(layout.columns(20), layout.columns(3));
  }
}
