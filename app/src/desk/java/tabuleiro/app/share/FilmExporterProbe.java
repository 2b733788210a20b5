package tabuleiro.app.share;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/** Gives the desk, which has a decoder, access to the GIF encoder. */
public final class FilmExporterProbe {
  private FilmExporterProbe() {}

  /** Encodes pictures as an animated GIF. */
  public static byte[] film(int width, int height, List<int[]> pictures) throws IOException {
    var out = new ByteArrayOutputStream();
    var encoder = new GifEncoder(out, width, height, pictures);
    for (var picture : pictures) {
      encoder.add(picture, 100);
    }
    encoder.end();
    return out.toByteArray();
  }
}
