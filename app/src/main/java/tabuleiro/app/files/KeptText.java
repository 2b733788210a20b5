package tabuleiro.app.files;

import android.os.Bundle;
import java.io.DataInputStream;
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
public final class KeptText {
  /** Nobody comes back to a question after so long. */
  private static final long OLDEST = TimeUnit.DAYS.toMillis(7);

  /** What is longer is kept in the file. */
  private static final int LONGEST_SAVED = 10_000;

  private static final String TEXT = "text";
  private static final String KEPT = "kept";

  private final File file;

  /** A text by a name of its own, in a folder with others. */
  public KeptText(File folder, String name) {
    file = new File(folder, name);
  }

  /** Keeps the text; what was forgotten long ago makes room for it. */
  public void keep(String text) {
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

  /** Puts a text into what the system keeps or, if it is long, into the file. */
  public void save(Bundle state, String text) {
    boolean isLong = text.length() > LONGEST_SAVED;
    state.putBoolean(KEPT, isLong);
    if (isLong) {
      keep(text);
    } else {
      state.putString(TEXT, text);
    }
  }

  /** The text that was saved. */
  public String saved(Bundle state) throws IOException {
    return state.getBoolean(KEPT) ? read() : state.getString(TEXT, "");
  }

  /** The text that was kept. */
  public String read() throws IOException {
    var bytes = new byte[(int) file.length()];
    try (var in = new DataInputStream(new FileInputStream(file))) {
      in.readFully(bytes);
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Makes room: nobody comes back to it. */
  public void forget() {
    file.delete();
  }
}
