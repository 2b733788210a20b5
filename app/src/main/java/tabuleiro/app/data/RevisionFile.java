package tabuleiro.app.data;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Stores the number of the last confirmed change in a file beside the database, by which lost
 * changes are noticed. It reveals a loss that SQLite cannot see: a log that ends too early, or a
 * file that is suddenly empty.
 */
final class RevisionFile {
  private static final Logger LOG = Logger.getLogger("RevisionFile");

  private final File file;

  RevisionFile(File database) {
    file = new File(database.getPath() + ".confirmed");
  }

  /**
   * Records a confirmed change. The write is not forced to the disk, so the file is never ahead of
   * the database.
   */
  void set(long revision) {
    try (var out = new RandomAccessFile(file, "rw")) {
      out.writeLong(revision);
    } catch (IOException failure) {
      LOG.log(Level.WARNING, "cannot be remembered; nothing is lost by that", failure);
    }
  }

  /** Returns the last confirmed revision, or 0 if unknown. */
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
