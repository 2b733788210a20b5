package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Both hands fit every room, with nothing over anything else. */
public final class NiJuHandLayoutTest {
  private static final float DP = 2;
  private static final float ROUNDING = 0.01f;

  private final NiJuHandLayout layout = new NiJuHandLayout(DP);

  private void assertFits(int tiles, float width, float height) {
    assertTrue(layout.width() <= width + ROUNDING && layout.height() <= height + ROUNDING);
    for (int place = 0; place <= tiles; place++) {
      int own = place == tiles ? layout.turnPlace() : place;
      assertInside(layout.x(own), layout.y(own), layout.size());
      assertEquals(own, layout.placeAt(layout.x(own), layout.y(own)));
      assertTrue(place == tiles || own != layout.turnPlace());
    }
    for (int place = 0; place < tiles; place++) {
      assertInside(layout.otherX(place), layout.otherY(place), layout.otherSize());
      assertEquals(place, layout.otherPlaceAt(layout.otherX(place), layout.otherY(place)));
      assertEquals(-1, layout.placeAt(layout.otherX(place), layout.otherY(place)));
    }
  }

  private void assertInside(float x, float y, float size) {
    float half = size / 2 - ROUNDING;
    assertTrue(half > 0);
    assertTrue(x - half >= 0 && x + half <= layout.width());
    assertTrue(y - half >= 0 && y + half <= layout.height());
  }

  @Test
  public void everyRoom() {
    for (int tiles : new int[] {5, 12, 19, 20}) {
      for (float width = 300; width <= 2400; width += 150) {
        for (float height = 300; height <= 2400; height += 150) {
          layout.below(tiles, width, height);
          assertFits(tiles, width, height);
          layout.beside(tiles, width, height);
          assertFits(tiles, width, height);
        }
      }
    }
  }

  @Test
  public void tilesAreLargeEnoughForFingersOnAPhone() {
    layout.below(20, 344 * DP, 208 * DP);
    assertTrue(layout.size() >= 48 * DP);
    layout.beside(20, 300 * DP, 344 * DP);
    assertTrue(layout.size() >= 48 * DP);
  }

  @Test
  public void aHandBesideALargeBoardStaysNarrowAndReadable() {
    layout.beside(20, 500, 780 * DP);
    assertTrue(layout.width() <= 210 * DP);
    assertTrue(layout.otherSize() >= 24 * DP);
  }
}
