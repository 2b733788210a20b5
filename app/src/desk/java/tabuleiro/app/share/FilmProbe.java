package tabuleiro.app.share;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/** Lets the desk, which has a decoder, write films. */
public final class FilmProbe {
  private FilmProbe() {}

  /** The bytes of a film of these pictures. */
  public static byte[] film(int width, int height, List<int[]> pictures) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var encoder = new GifEncoder(out, width, height, pictures)) {
      for (var picture : pictures) {
        encoder.add(picture, 100);
      }
    }
    return out.toByteArray();
  }
}
