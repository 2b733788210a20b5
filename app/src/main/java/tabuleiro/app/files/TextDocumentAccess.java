package tabuleiro.app.files;

import android.content.ContentResolver;
import android.net.Uri;
import android.provider.DocumentsContract;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.annotation.VisibleForTesting;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import tabuleiro.app.R;
import tabuleiro.app.qr.QrPictureReader;
import tabuleiro.app.time.MainScheduler;

/**
 * Reads and writes text documents of other apps, off the main thread; a picture is read as the text
 * of its QR code. Other apps may throw anything, return nothing, send data without end or never
 * answer.
 */
public final class TextDocumentAccess {
  private static final Logger LOG = Logger.getLogger("TextDocumentAccess");

  /** Size limit; a library of 50,000 games is smaller. */
  private static final int LARGEST = 32 << 20;

  /** Time limit for another app, which may have to download the file. */
  @VisibleForTesting public static final long PATIENCE_MILLIS = 20_000;

  private final ContentResolver resolver;
  private final ExecutorService threads;
  private final MainScheduler main;

  /**
   * Result of reading a file.
   *
   * @param contents the contents, or null
   * @param isPicture whether the contents are the text of a picture's code
   * @param problem the text that explains why there are no contents, or 0
   */
  public record ReadResult(
      @Nullable DecodedText contents, boolean isPicture, @StringRes int problem) {
    static ReadResult problem(@StringRes int problem) {
      return new ReadResult(null, false, problem);
    }
  }

  /** Accesses files through the resolver, on the given threads. */
  public TextDocumentAccess(ContentResolver resolver, ExecutorService threads, MainScheduler main) {
    this.resolver = resolver;
    this.threads = threads;
    this.main = main;
  }

  /** Reads a file or delivers an error message. */
  public void read(Uri uri, Consumer<ReadResult> done) {
    if (!ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) {
      // A path would be opened with this app's permissions, even one to its own files.
      done.accept(ReadResult.problem(R.string.import_refused));
      return;
    }
    withTimeout(() -> found(uri), ReadResult.problem(R.string.import_too_slow), done);
  }

  private ReadResult found(Uri uri) {
    try (var in = resolver.openInputStream(uri)) {
      return in == null ? ReadResult.problem(R.string.import_unreadable) : found(bytes(in));
    } catch (TooLarge | QrPictureReader.TooLarge | OutOfMemoryError large) {
      return ReadResult.problem(R.string.import_too_large);
    } catch (IOException | RuntimeException failure) {
      // The other app may throw anything; the screen says that the file cannot be read.
      return ReadResult.problem(R.string.import_unreadable);
    }
  }

  private static ReadResult found(byte[] bytes) throws IOException {
    if (!QrPictureReader.isPicture(bytes)) {
      return new ReadResult(DecodedText.of(bytes), false, 0);
    }
    var text = QrPictureReader.read(bytes);
    return text == null
        ? ReadResult.problem(R.string.import_no_code)
        : new ReadResult(new DecodedText(text, null), true, 0);
  }

  /** Returns the whole stream, unless it is too large for a library. */
  private static byte[] bytes(InputStream in) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var buffer = new byte[1 << 16];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      bytes.write(buffer, 0, count);
      if (bytes.size() > LARGEST) {
        throw new TooLarge();
      }
      if (Thread.interrupted()) {
        throw new InterruptedIOException();
      }
    }
    return bytes.toByteArray();
  }

  /** Thrown if a file is larger than any library. */
  private static final class TooLarge extends IOException {
    private static final long serialVersionUID = 1;
  }

  /** Writes a new file; delivers whether that succeeded. A file that is not whole is deleted. */
  public void write(Uri uri, String text, Consumer<Boolean> done) {
    withTimeout(() -> isWritten(uri, text), false, done);
  }

  private boolean isWritten(Uri uri, String text) {
    try (var out = resolver.openOutputStream(uri, "wt")) {
      if (out == null) {
        throw new FileNotFoundException(uri.toString());
      }
      out.write(text.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException | RuntimeException | OutOfMemoryError failed) {
      deleteUnfinished(uri);
      return false; // the screen reports it, and the games are unchanged
    }
  }

  /** Deletes a new file that could not be written to its end. */
  public void delete(Uri uri) {
    threads.execute(() -> deleteUnfinished(uri));
  }

  /** Deletes a new file that could not be written to its end and would seem to be whole. */
  private void deleteUnfinished(Uri uri) {
    try {
      DocumentsContract.deleteDocument(resolver, uri);
    } catch (FileNotFoundException | RuntimeException refused) {
      LOG.log(Level.WARNING, "an unfinished file stays", refused); // not every app can delete
    }
  }

  /** Runs a task on a new thread, with a time limit. */
  private <T> void withTimeout(Supplier<T> deed, T tooLate, Consumer<T> done) {
    var answered = new AtomicBoolean();
    Consumer<T> once =
        answer -> {
          if (!answered.getAndSet(true)) {
            done.accept(answer);
          }
        };
    var task =
        threads.submit(
            () -> {
              var answer = deed.get();
              main.post(() -> once.accept(answer));
            });
    main.postDelayed(
        () -> {
          task.cancel(true);
          once.accept(tooLate);
        },
        PATIENCE_MILLIS);
  }
}
