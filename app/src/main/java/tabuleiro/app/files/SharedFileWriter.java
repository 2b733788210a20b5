package tabuleiro.app.files;

import androidx.annotation.Nullable;
import androidx.annotation.VisibleForTesting;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tabuleiro.app.time.MainScheduler;

/**
 * Writes a file to be shared with other apps, in parts on a background thread. The file gets its
 * name only when it is complete, so that neither an unfinished file nor one that is written twice
 * at once is ever shared.
 */
public final class SharedFileWriter {
  private static final String UNFINISHED = ".part";

  /** Age after which unfinished files of an ended process are deleted. */
  private static final long OLDEST_MILLIS = 24 * 60 * 60 * 1000L;

  private final File file;
  private final Executor threads;
  private final MainScheduler main;
  private final Consumer<File> done;
  private boolean isStopped; // main thread only

  // Guarded by this.
  private File unfinished;
  private OutputStream out;
  private boolean isOver;

  /** A part of the contents. */
  public interface Part {
    /** Writes the part, off the main thread. */
    void write(OutputStream out) throws IOException;
  }

  /** Opens the unfinished file. */
  @VisibleForTesting
  interface Opener {
    OutputStream open(File file) throws IOException;
  }

  private final Opener opener;

  /**
   * Creates a file that is not written yet.
   *
   * @param done called on the main thread with the complete file, or with null after a failure;
   *     never after {@link #stop}
   */
  public SharedFileWriter(File file, Executor threads, MainScheduler main, Consumer<File> done) {
    this(file, threads, main, done, FileOutputStream::new);
  }

  @VisibleForTesting
  SharedFileWriter(
      File file, Executor threads, MainScheduler main, Consumer<File> done, Opener opener) {
    this.file = file;
    this.threads = threads;
    this.main = main;
    this.done = done;
    this.opener = opener;
  }

  /** Writes the next part, then runs a task on the main thread unless the part failed. */
  public void write(Part part, Runnable next) {
    run(
        () -> {
          if (out == null) {
            open();
          }
          part.write(out);
        },
        next);
  }

  /** Completes the file after its last part. */
  public void finish() {
    run(this::complete, () -> done.accept(file));
  }

  /** Ends the file with a failure that happened outside of a part. */
  public void fail() {
    run(
        () -> {
          throw new IOException("a part cannot be made");
        },
        () -> {});
  }

  /** Stops writing and deletes what was written; nothing is called any more. */
  public void stop() {
    isStopped = true;
    threads.execute(this::drop);
  }

  /** A step that may fail. */
  private interface Step {
    void run() throws IOException;
  }

  private void run(Step step, Runnable next) {
    threads.execute(
        () -> {
          var after = carryOut(step) ? next : failure();
          if (after != null) {
            main.post(
                () -> {
                  if (!isStopped) {
                    after.run();
                  }
                });
          }
        });
  }

  /** Returns the task that reports the failure; null if that has been done. */
  @Nullable
  private synchronized Runnable failure() {
    if (isOver) {
      return null;
    }
    drop();
    return () -> done.accept(null);
  }

  private synchronized boolean carryOut(Step step) {
    if (isOver) {
      return false;
    }
    try {
      step.run();
      return true;
    } catch (IOException | RuntimeException | OutOfMemoryError failed) {
      return false; // the caller reports it
    }
  }

  private void open() throws IOException {
    var folder = file.getParentFile();
    folder.mkdirs();
    deleteLeftovers(folder);
    unfinished = File.createTempFile(file.getName(), UNFINISHED, folder);
    out = new BufferedOutputStream(opener.open(unfinished));
  }

  private static void deleteLeftovers(File folder) {
    var files = folder.listFiles((place, name) -> name.endsWith(UNFINISHED));
    for (var left : files == null ? new File[0] : files) {
      if (System.currentTimeMillis() - left.lastModified() > OLDEST_MILLIS) {
        left.delete();
      }
    }
  }

  private void complete() throws IOException {
    out.close();
    if (!unfinished.renameTo(file)) {
      throw new IOException("cannot be renamed: " + unfinished);
    }
    isOver = true;
  }

  /** Deletes an incomplete file, which is useless and takes up room. */
  private synchronized void drop() {
    if (isOver) {
      return;
    }
    isOver = true;
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException full) {
      // It is deleted in any case.
    }
    if (unfinished != null) {
      unfinished.delete();
    }
  }
}
