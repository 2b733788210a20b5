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
 * A text of the saved state. A long one is kept in a file, since the saved state of all screens
 * together is limited to about a megabyte.
 */
public final class SavedStateText {
  /** Age after which files are deleted. */
  private static final long OLDEST = TimeUnit.DAYS.toMillis(7);

  /** Longest text that is kept in the saved state itself. */
  private static final int LONGEST_SAVED = 10_000;

  private static final String TEXT = "text";
  private static final String KEPT = "kept";

  private final File file;

  /** Creates a text whose file has a unique name in a folder. */
  public SavedStateText(File folder, String name) {
    file = new File(folder, name);
  }

  /** Writes the text to its file and deletes old files. */
  public void keep(String text) {
    var folder = file.getParentFile();
    folder.mkdirs();
    var others = folder.listFiles();
    for (var other : others == null ? new File[0] : others) { // null if the disk is full
      if (System.currentTimeMillis() - other.lastModified() > OLDEST) {
        other.delete();
      }
    }
    try (var out = new FileOutputStream(file)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException full) {
      file.delete(); // a later read fails and is reported
    }
  }

  /** Writes a text to the saved state or, if it is long, to the file. */
  public void save(Bundle state, String text) {
    boolean isLong = text.length() > LONGEST_SAVED;
    state.putBoolean(KEPT, isLong);
    if (isLong) {
      keep(text);
    } else {
      state.putString(TEXT, text);
    }
  }

  /** Returns the text from the saved state or the file. */
  public String saved(Bundle state) throws IOException {
    return state.getBoolean(KEPT) ? read() : state.getString(TEXT, "");
  }

  /** Returns the text from the file. */
  public String read() throws IOException {
    var bytes = new byte[(int) file.length()];
    try (var in = new DataInputStream(new FileInputStream(file))) {
      in.readFully(bytes);
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Deletes the file. */
  public void forget() {
    file.delete();
  }
}
