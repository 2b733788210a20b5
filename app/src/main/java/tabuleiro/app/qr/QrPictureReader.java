package tabuleiro.app.qr;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Color;
import androidx.annotation.Nullable;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.LuminanceSource;
import com.google.zxing.PlanarYUVLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Reads the QR code in a picture of any kind and size, be it a screenshot, a photo or a copy that a
 * messenger has scaled and compressed. Tries several scales and thresholds. Slow: not for the main
 * thread.
 */
public final class QrPictureReader {
  /** Most pixels of a picture that is opened; more than any camera has. */
  private static final long MOST_PIXELS = 256_000_000;

  /** Most pixels in memory; a photo of twelve megapixels is read in full. */
  private static final long MOST_DECODED = 12_500_000;

  /** Most pixels of the first try, which finds most codes in little time. */
  private static final long FIRST_DECODED = 3_200_000;

  /** Most pixels of a picture that is enlarged, so that small modules become larger. */
  private static final long MOST_ENLARGED = 3_200_000;

  /** Bytes that tell a format. */
  private static final int HEAD = 12;

  private static final Map<DecodeHintType, ?> HINTS = Map.of(DecodeHintType.TRY_HARDER, true);

  /** Thrown if a picture has more pixels than any camera. */
  public static final class TooLarge extends IOException {
    private static final long serialVersionUID = 1;
  }

  private final byte[] file;
  private final long pixels;

  private QrPictureReader(byte[] file, long pixels) {
    this.file = file;
    this.pixels = pixels;
  }

  /** Returns whether a file's contents begin as a picture does: JPEG, PNG, GIF, WebP or HEIF. */
  public static boolean isPicture(byte[] file) {
    var head = new String(file, 0, Math.min(HEAD, file.length), StandardCharsets.ISO_8859_1);
    return head.startsWith("\u00ff\u00d8\u00ff")
        || head.startsWith("\u0089PNG")
        || head.startsWith("GIF8")
        || head.startsWith("RIFF") && head.startsWith("WEBP", 8)
        || head.startsWith("ftyp", 4);
  }

  /**
   * Returns the text of the code in a picture, or null if none is found.
   *
   * @throws IOException if the file cannot be read as a picture
   */
  @Nullable
  public static String read(byte[] file) throws IOException {
    var bounds = new BitmapFactory.Options();
    bounds.inJustDecodeBounds = true;
    BitmapFactory.decodeByteArray(file, 0, file.length, bounds);
    if (bounds.outWidth <= 0 || bounds.outHeight <= 0) {
      throw new IOException("a damaged picture, or a format that this Android does not know");
    }
    long pixels = (long) bounds.outWidth * bounds.outHeight;
    if (pixels > MOST_PIXELS) {
      throw new TooLarge();
    }
    return new QrPictureReader(file, pixels).read();
  }

  @Nullable
  private String read() throws IOException {
    int first = sample(FIRST_DECODED);
    var text = readSampled(first);
    int finest = sample(MOST_DECODED);
    return text != null || finest == first ? text : readSampled(finest);
  }

  /** Returns the power of two by which the sides are divided for at most so many pixels. */
  private int sample(long most) {
    int sample = 1;
    while (pixels / ((long) sample * sample) > most) {
      sample *= 2;
    }
    return sample;
  }

  @Nullable
  private String readSampled(int sample) throws IOException {
    var options = new BitmapFactory.Options();
    options.inSampleSize = sample;
    var picture = BitmapFactory.decodeByteArray(file, 0, file.length, options);
    if (picture == null) {
      throw new IOException("the picture is damaged");
    }
    var text = read(picture);
    if (text == null && (long) picture.getWidth() * picture.getHeight() <= MOST_ENLARGED) {
      text = readScaled(picture, 2);
    }
    if (text == null) {
      text = readScaled(picture, 0.5f);
    }
    picture.recycle();
    return text;
  }

  @Nullable
  private static String readScaled(Bitmap picture, float scale) {
    int width = Math.max(1, Math.round(picture.getWidth() * scale));
    int height = Math.max(1, Math.round(picture.getHeight() * scale));
    var scaled = Bitmap.createScaledBitmap(picture, width, height, true);
    var text = read(scaled);
    scaled.recycle();
    return text;
  }

  @Nullable
  private static String read(Bitmap picture) {
    var source = luminance(picture);
    var text = read(new BinaryBitmap(new HybridBinarizer(source)));
    return text != null ? text : read(new BinaryBitmap(new GlobalHistogramBinarizer(source)));
  }

  @Nullable
  private static String read(BinaryBitmap picture) {
    if (Thread.currentThread().isInterrupted()) {
      return null; // nobody waits any more
    }
    try {
      return new QRCodeReader().decode(picture, HINTS).getText();
    } catch (ReaderException noCode) {
      return null;
    }
  }

  /** Returns the brightness of each pixel; what is transparent is white. */
  private static LuminanceSource luminance(Bitmap picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    var brightness = new byte[width * height];
    var row = new int[width];
    for (int y = 0; y < height; y++) {
      picture.getPixels(row, 0, width, 0, y, width, 1);
      for (int x = 0; x < width; x++) {
        int pixel = row[x];
        int grey = (Color.red(pixel) + 2 * Color.green(pixel) + Color.blue(pixel)) / 4;
        brightness[y * width + x] = (byte) (255 - (255 - grey) * Color.alpha(pixel) / 255);
      }
    }
    return new PlanarYUVLuminanceSource(brightness, width, height, 0, 0, width, height, false);
  }
}
