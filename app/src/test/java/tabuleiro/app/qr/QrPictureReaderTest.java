package tabuleiro.app.qr;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Matrix;
import android.graphics.Paint;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.app.TestScale;

/** Tests codes in photos and in files that are damaged, huge or something else. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class QrPictureReaderTest {
  private static final String TEXT = "TBLR1" + "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".repeat(6);

  private final Random random = new Random(12);

  /** Returns a photo of twelve megapixels of a screen: slanted, uneven light, noise, in JPEG. */
  private byte[] photo() {
    var screen = QrPictures.blank(1080, 1500);
    var canvas = new Canvas(screen);
    var paint = new Paint();
    for (int square = 0; square < 81; square++) {
      paint.setColor(Color.rgb(random.nextInt(256), random.nextInt(256), random.nextInt(256)));
      int left = 120 * (square % 9);
      int top = 120 * (square / 9);
      canvas.drawRect(left, top, left + 110, top + 110, paint);
    }
    canvas.drawBitmap(QrPictures.code(TEXT, 4), 760, 1150, null);

    var photo = Bitmap.createBitmap(4032, 3024, Bitmap.Config.ARGB_8888);
    photo.eraseColor(Color.rgb(90, 80, 70));
    var seen = new Matrix();
    float[] corners = {0, 0, 1080, 0, 1080, 1500, 0, 1500};
    float[] slanted = {1100, 300, 2700, 300, 2700, 2600, 1100, 2600};
    for (int i = 0; i < slanted.length; i++) {
      slanted[i] += random.nextInt(200) - 100;
    }
    assertTrue(seen.setPolyToPoly(corners, 0, slanted, 0, 4));
    new Canvas(photo).drawBitmap(screen, seen, new Paint(Paint.FILTER_BITMAP_FLAG));
    var row = new int[photo.getWidth()];
    for (int y = 0; y < photo.getHeight(); y++) {
      photo.getPixels(row, 0, row.length, 0, y, row.length, 1);
      for (int x = 0; x < row.length; x++) {
        int light = 55 + 40 * x / row.length;
        int noise = random.nextInt(31) - 15;
        row[x] =
            Color.rgb(
                seen(Color.red(row[x]), light, noise),
                seen(Color.green(row[x]), light, noise),
                seen(Color.blue(row[x]), light, noise));
      }
      photo.setPixels(row, 0, row.length, 0, y, row.length, 1);
    }
    var file = new ByteArrayOutputStream();
    photo.compress(Bitmap.CompressFormat.JPEG, 80, file);
    return file.toByteArray();
  }

  private static int seen(int colour, int percent, int noise) {
    return Math.max(0, Math.min(255, colour * percent / 100 + noise));
  }

  @Test
  public void theCodeIsFoundInPhotosOfAScreen() throws IOException {
    for (int i = 0; i < TestScale.times(4); i++) {
      assertEquals("photo " + i, TEXT, QrPictureReader.read(photo()));
    }
  }

  @Test
  public void aHundredMegapixelsAreReadAndFarMoreAreRefused() throws IOException {
    assertEquals(TEXT, QrPictureReader.read(QrPictures.huge(TEXT, 10_000)));
    assertNull(QrPictureReader.read(QrPictures.huge("", 16_000)));
    var larger = QrPictures.huge("", 16_008);
    assertThrows(QrPictureReader.TooLarge.class, () -> QrPictureReader.read(larger));
  }

  @Test
  public void theSmallestPicturesHoldNoCode() throws IOException {
    for (int side : new int[] {1, 2, 7, 39, 41}) {
      assertNull(QrPictureReader.read(QrPictures.png(QrPictures.blank(side, side))));
      assertNull(QrPictureReader.read(QrPictures.png(QrPictures.blank(1, 1000 * side))));
    }
  }

  /** A JPEG has no check sums, so that Android draws what it can of a damaged one. */
  @Test
  public void aDamagedPictureIsRefusedOrReadExactly() throws IOException {
    var jpeg = new ByteArrayOutputStream();
    QrPictures.code(TEXT, 6).compress(Bitmap.CompressFormat.JPEG, 60, jpeg);
    var whole = jpeg.toByteArray();
    int read = 0;
    for (int i = 0; i < TestScale.times(200); i++) {
      int size = i % 2 == 0 ? whole.length : 12 + random.nextInt(whole.length - 12);
      var damaged = Arrays.copyOf(whole, size);
      damaged[size * 3 / 4 + random.nextInt(size / 4)] ^= (byte) (1 << random.nextInt(8));
      try {
        var text = QrPictureReader.read(damaged);
        assertTrue(text, text == null || text.equals(TEXT));
        read += text == null ? 0 : 1;
      } catch (IOException refused) {
        assertNotNull(refused.getMessage());
      }
    }
    assertTrue("some are read", read > 0);
  }

  @Test
  public void whatIsTransparentIsWhite() throws IOException {
    var code = QrPictures.code(TEXT, 5);
    var picture = Bitmap.createBitmap(code.getWidth(), code.getHeight(), Bitmap.Config.ARGB_8888);
    for (int y = 0; y < code.getHeight(); y++) {
      for (int x = 0; x < code.getWidth(); x++) {
        boolean isDark = code.getPixel(x, y) == Color.BLACK;
        picture.setPixel(x, y, isDark ? Color.BLACK : Color.TRANSPARENT);
      }
    }
    assertEquals(TEXT, QrPictureReader.read(QrPictures.png(picture)));
  }

  @Test
  public void picturesAreToldFromTextsByTheirFirstBytes() {
    assertTrue(QrPictureReader.isPicture(QrPictures.png(QrPictures.blank(9, 9))));
    var jpeg = new ByteArrayOutputStream();
    QrPictures.blank(9, 9).compress(Bitmap.CompressFormat.JPEG, 60, jpeg);
    assertTrue(QrPictureReader.isPicture(jpeg.toByteArray()));
    var webp = new ByteArrayOutputStream();
    QrPictures.blank(9, 9).compress(Bitmap.CompressFormat.WEBP_LOSSY, 60, webp);
    assertTrue(QrPictureReader.isPicture(webp.toByteArray()));
    assertTrue(QrPictureReader.isPicture("....ftypheic".getBytes(StandardCharsets.US_ASCII)));
    for (var text : new String[] {"", "[Game \"shi\"]", "\u00ff\u00d8\u00ff", "GIF"}) {
      assertFalse(text, QrPictureReader.isPicture(text.getBytes(StandardCharsets.UTF_8)));
    }
  }
}
