package tabuleiro.app.files;

import androidx.annotation.Nullable;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * Decoded text of a file, with the encoding that had to be assumed if the file does not tell it.
 * Without a byte order mark a text is UTF-8 if it is valid UTF-8, UTF-16 if every other byte tends
 * to be zero, or else Windows-1252, of which Latin-1 is a part.
 *
 * @param text the text without a byte order mark
 * @param assumed the encoding if the file does not tell it, or null if it is certain
 */
public record DecodedText(String text, @Nullable Charset assumed) {
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  /** Number of bytes that are searched for zeros. */
  private static final int SAMPLE = 4096;

  /** Decodes the whole contents of a file. */
  public static DecodedText of(byte[] bytes) {
    if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
      return new DecodedText(decode(bytes, 3, StandardCharsets.UTF_8), null);
    }
    if (startsWith(bytes, 0xfe, 0xff)) {
      return new DecodedText(decode(bytes, 2, StandardCharsets.UTF_16BE), null);
    }
    if (startsWith(bytes, 0xff, 0xfe)) {
      return new DecodedText(decode(bytes, 2, StandardCharsets.UTF_16LE), null);
    }
    var wide = wide(bytes);
    if (wide != null) {
      return new DecodedText(decode(bytes, 0, wide), wide);
    }
    try {
      var decoder = StandardCharsets.UTF_8.newDecoder(); // reports malformed bytes
      return new DecodedText(decoder.decode(ByteBuffer.wrap(bytes)).toString(), null);
    } catch (CharacterCodingException invalid) {
      return new DecodedText(decode(bytes, 0, WINDOWS), WINDOWS);
    }
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (bytes.length <= i || (bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static String decode(byte[] bytes, int from, Charset charset) {
    return new String(bytes, from, bytes.length - from, charset);
  }

  /** Returns the kind of UTF-16 that bytes without a mark seem to be, or null. */
  @Nullable
  private static Charset wide(byte[] bytes) {
    int pairs = Math.min(bytes.length, SAMPLE) / 2;
    int first = 0;
    int second = 0;
    for (int i = 0; i < pairs; i++) {
      first += bytes[2 * i] == 0 ? 1 : 0;
      second += bytes[2 * i + 1] == 0 ? 1 : 0;
    }
    if (first > pairs / 2 && second == 0) {
      return StandardCharsets.UTF_16BE;
    }
    return second > pairs / 2 && first == 0 ? StandardCharsets.UTF_16LE : null;
  }
}
