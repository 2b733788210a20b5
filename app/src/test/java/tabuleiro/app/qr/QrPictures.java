package tabuleiro.app.qr;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Pictures with and without a code. */
public final class QrPictures {
  private static final int MODULE = 6;

  private QrPictures() {}

  /** Returns a white picture. */
  public static Bitmap blank(int width, int height) {
    var picture = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
    picture.eraseColor(Color.WHITE);
    return picture;
  }

  /** Returns the file of a picture that shows a code and nothing else. */
  public static byte[] png(String text) {
    return png(code(text, MODULE));
  }

  /** Returns the file of a picture. */
  public static byte[] png(Bitmap picture) {
    var file = new ByteArrayOutputStream();
    picture.compress(Bitmap.CompressFormat.PNG, 100, file);
    return file.toByteArray();
  }

  /** Returns a picture that shows a code and nothing else. */
  static Bitmap code(String text, int module) {
    var code = Objects.requireNonNull(QrCode.of(text, Integer.MAX_VALUE));
    var picture = blank(code.side() * module, code.side() * module);
    code.draw(new Canvas(picture), 0, 0, module, new Paint());
    return picture;
  }

  /**
   * Returns a PNG of one bit a pixel that shows a code as large as it can, or nothing. It is
   * written row by row, so that it may be larger than the memory.
   */
  static byte[] huge(String text, int side) throws IOException {
    var code = text.isEmpty() ? null : code(text, 1);
    var rows = new ByteArrayOutputStream();
    try (var deflated = new DeflaterOutputStream(rows, new Deflater(Deflater.BEST_SPEED))) {
      var row = new byte[1 + side / 8];
      for (int y = 0; y < side; y++) {
        for (int x = 0; x < side / 8; x++) {
          row[1 + x] = isDark(code, 8L * x, y, side) ? 0 : (byte) 0xff;
        }
        deflated.write(row);
      }
    }
    var file = new ByteArrayOutputStream();
    var out = new DataOutputStream(file);
    out.writeLong(0x89504e470d0a1a0aL);
    var head = new ByteArrayOutputStream();
    var values = new DataOutputStream(head);
    values.writeInt(side);
    values.writeInt(side);
    values.write(new byte[] {1, 0, 0, 0, 0});
    chunk(out, "IHDR", head.toByteArray());
    chunk(out, "IDAT", rows.toByteArray());
    chunk(out, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static boolean isDark(Bitmap code, long x, long y, int side) {
    return code != null
        && code.getPixel((int) (x * code.getWidth() / side), (int) (y * code.getHeight() / side))
            == Color.BLACK;
  }

  private static void chunk(DataOutputStream out, String name, byte[] contents) throws IOException {
    var body = new ByteArrayOutputStream();
    body.write(name.getBytes(StandardCharsets.US_ASCII));
    body.write(contents);
    var sum = new CRC32();
    sum.update(body.toByteArray());
    out.writeInt(contents.length);
    out.write(body.toByteArray());
    out.writeInt((int) sum.getValue());
  }
}
