package tabuleiro.app.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.Test;

/**
 * Tests how files of other programs are decoded; each case was read as "\ufffdlafur" or as nothing.
 */
public final class DecodedTextTest {
  private static final String TEXT =
      "[Seat1 \"Ólafur Þórðarson\"]\n[Seat2 \"São João – Łódź\"]\n1. a3-a2\n";
  private static final String WESTERN = "[Seat1 \"Ólafur Þórðarson\"]\n[Seat2 \"João – “Zé”\"]\n";

  private static byte[] bytes(String text, Charset charset, int... mark) {
    var bytes = new ByteArrayOutputStream();
    for (int part : mark) {
      bytes.write(part);
    }
    bytes.writeBytes(text.getBytes(charset));
    return bytes.toByteArray();
  }

  private static void assertCertain(String text, byte[] bytes) {
    var read = DecodedText.of(bytes);
    assertEquals(text, read.text());
    assertNull(read.assumed());
  }

  private static void assertAssumed(String text, String charset, byte[] bytes) {
    var read = DecodedText.of(bytes);
    assertEquals(text, read.text());
    assertEquals(charset, read.assumed().name());
  }

  @Test
  public void marksTellTheEncoding() {
    assertCertain(TEXT, bytes(TEXT, StandardCharsets.UTF_8, 0xef, 0xbb, 0xbf));
    assertCertain(TEXT, bytes(TEXT, StandardCharsets.UTF_16LE, 0xff, 0xfe));
    assertCertain(TEXT, bytes(TEXT, StandardCharsets.UTF_16BE, 0xfe, 0xff));
    assertCertain("", bytes("", StandardCharsets.UTF_16BE, 0xfe, 0xff));
  }

  @Test
  public void validUtf8NeedsNoMark() {
    assertCertain(TEXT, bytes(TEXT, StandardCharsets.UTF_8));
    assertCertain("plain", bytes("plain", StandardCharsets.US_ASCII));
    assertCertain("", new byte[0]);
    assertCertain("a", new byte[] {'a'});
  }

  @Test
  public void whatIsAssumedIsSaid() {
    assertAssumed(TEXT, "UTF-16LE", bytes(TEXT, StandardCharsets.UTF_16LE));
    assertAssumed(TEXT, "UTF-16BE", bytes(TEXT, StandardCharsets.UTF_16BE));
    assertAssumed(WESTERN, "windows-1252", bytes(WESTERN, Charset.forName("windows-1252")));
    assertAssumed("Ólafur", "windows-1252", bytes("Ólafur", StandardCharsets.ISO_8859_1));
  }
}
