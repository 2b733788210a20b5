package tabuleiro.app.qr;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;

import java.util.Map;
import org.junit.Test;

/** Tests the sizes of codes. */
public final class QrCodeTest {
  @Test
  public void aTextThatNeedsTooManyModulesIsRefused() {
    // The letters that the standard gives for versions 18 and 25 with the least error correction.
    Map.of(97, 1046, 125, 1853)
        .forEach(
            (modules, letters) -> {
              var largest = QrCode.of("A".repeat(letters), modules);
              assertNotNull(largest);
              assertEquals((int) modules, largest.side());
              assertNotNull(QrCode.of("A".repeat(letters - 1), modules));
              assertNull(QrCode.of("A".repeat(letters + 1), modules));
            });
  }

  /** A text that no code can hold is refused by ZXing with an exception. */
  @Test
  public void aTextThatNoCodeHoldsIsRefused() {
    assertNotNull(QrCode.of("A".repeat(4296), Integer.MAX_VALUE));
    assertNull(QrCode.of("A".repeat(4297), Integer.MAX_VALUE));
  }

  @Test
  public void aShortTextHasMoreErrorCorrection() {
    assertEquals("as of version 2, not 1", 25 + 8, QrCode.of("A".repeat(25), 97).side());
    assertEquals("of version 1", 21 + 8, QrCode.of("A".repeat(25), 30).side());
  }
}
