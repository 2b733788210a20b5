package tabuleiro.app.library;

import android.content.Context;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * A text that outlives the process in a file: of what screens keep with the system, all together
 * must stay well below a megabyte.
 */
final class KeptText {
  /** Nobody comes back to a question after so long. */
  private static final long OLDEST = TimeUnit.DAYS.toMillis(7);

  private final File file;

  /** A text by a name of its own. */
  KeptText(Context context, String name) {
    file = new File(new File(context.getNoBackupFilesDir(), "kept"), name);
  }

  /** Keeps the text; what was forgotten long ago makes room for it. */
  void keep(String text) {
    var folder = file.getParentFile();
    folder.mkdirs();
    for (var other : folder.listFiles()) {
      if (System.currentTimeMillis() - other.lastModified() > OLDEST) {
        other.delete();
      }
    }
    try (var out = new FileOutputStream(file)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException full) {
      file.delete(); // whoever asks for it later is told that it cannot be read
    }
  }

  /** The text that was kept. */
  String read() throws IOException {
    try (var in = new FileInputStream(file)) {
      return TextFiles.text(in);
    }
  }

  void forget() {
    file.delete();
  }
}
