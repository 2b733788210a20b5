package tabuleiro.app.data;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Remembers beside the database how many changes it has confirmed. Damage that SQLite takes for the
 * end of its log, or a file that is suddenly empty, would go unnoticed otherwise.
 */
final class ConfirmedChanges {
  private static final Logger LOG = Logger.getLogger("ConfirmedChanges");

  private final File file;

  ConfirmedChanges(File database) {
    file = new File(database.getPath() + ".confirmed");
  }

  /** Told after the change was confirmed, and not forced to the disk: it is never ahead. */
  void set(long revision) {
    try (var out = new RandomAccessFile(file, "rw")) {
      out.writeLong(revision);
    } catch (IOException failure) {
      LOG.log(Level.WARNING, "cannot be remembered; nothing is lost by that", failure);
    }
  }

  /** The last change that was confirmed, or 0 if that is not known. */
  long last() {
    if (file.length() != Long.BYTES) {
      return 0;
    }
    try (var in = new RandomAccessFile(file, "r")) {
      return in.readLong();
    } catch (IOException failure) {
      LOG.log(Level.WARNING, "cannot be read", failure);
      return 0;
    }
  }
}
