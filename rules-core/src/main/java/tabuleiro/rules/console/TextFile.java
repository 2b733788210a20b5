package tabuleiro.rules.console;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Reads and writes whole text files with what every Android version has. */
final class TextFile {
  private TextFile() {}

  static String read(String name) throws IOException {
    try (var in = new FileInputStream(name)) {
      var bytes = new ByteArrayOutputStream();
      var buffer = new byte[8192];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        bytes.write(buffer, 0, n);
      }
      return bytes.toString(StandardCharsets.UTF_8.name());
    }
  }

  static void write(String name, String text) throws IOException {
    try (var out = new FileOutputStream(name)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
