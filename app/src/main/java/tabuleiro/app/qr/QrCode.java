package tabuleiro.app.qr;

import android.graphics.Canvas;
import android.graphics.Paint;
import androidx.annotation.Nullable;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/** A text as a QR code: a square of dark and light modules. */
public final class QrCode {
  /** Width in modules of the light margin that readers need on each side. */
  public static final int QUIET_ZONE = 4;

  private final ByteMatrix modules;

  private QrCode(ByteMatrix modules) {
    this.modules = modules;
  }

  /**
   * Encodes a text, with the most error correction for which there is room. Text of digits, capital
   * letters and {@code $%*+-./:} takes the least room.
   *
   * @param most the largest side in modules, quiet zone included
   * @return the code, or null if the text is too long
   */
  @Nullable
  public static QrCode of(String text, int most) {
    for (var level : new ErrorCorrectionLevel[] {ErrorCorrectionLevel.M, ErrorCorrectionLevel.L}) {
      try {
        var code = new QrCode(Encoder.encode(text, level).getMatrix());
        if (code.side() <= most) {
          return code;
        }
      } catch (WriterException tooLong) {
        // The next level may have room.
      }
    }
    return null;
  }

  /** Returns the side in modules, quiet zone included. */
  public int side() {
    return modules.getWidth() + 2 * QUIET_ZONE;
  }

  /**
   * Draws the dark modules; the background, quiet zone included, must be light.
   *
   * @param module the side of a module in pixels
   */
  public void draw(Canvas canvas, int left, int top, int module, Paint dark) {
    int size = modules.getWidth();
    for (int row = 0; row < size; row++) {
      int y = top + (QUIET_ZONE + row) * module;
      for (int from = 0; from < size; from++) {
        int to = from;
        while (to < size && modules.get(to, row) == 1) {
          to++;
        }
        if (to > from) {
          int x = left + QUIET_ZONE * module;
          canvas.drawRect(x + from * module, y, x + to * module, y + module, dark);
          from = to;
        }
      }
    }
  }
}
