package tabuleiro.app.files;

import android.content.ContentResolver;
import android.net.Uri;
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
import tabuleiro.app.R;
import tabuleiro.app.time.MainScheduler;

/**
 * Reads and writes text files that other apps hold, off the main thread. Nothing is expected of
 * those apps: they may throw anything, give nothing, never come to an end or never answer.
 */
public final class TextFiles {
  /** A library of 50,000 games is smaller; what is larger is no library. */
  private static final int LARGEST = 32 << 20;

  /** So long another app may take, be it one that fetches the file from afar. */
  @VisibleForTesting public static final long PATIENCE_MILLIS = 20_000;

  private final ContentResolver resolver;
  private final ExecutorService threads;
  private final MainScheduler main;

  /**
   * What came of reading a file.
   *
   * @param text what is in it, or null
   * @param problem the sentence that says why there is no text, or 0
   */
  public record Found(@Nullable String text, @StringRes int problem) {
    static Found problem(@StringRes int problem) {
      return new Found(null, problem);
    }
  }

  /** Files that the resolver finds, each read on one of the threads. */
  public TextFiles(ContentResolver resolver, ExecutorService threads, MainScheduler main) {
    this.resolver = resolver;
    this.threads = threads;
    this.main = main;
  }

  /** Reads a file, or says why not. */
  public void read(Uri uri, Consumer<Found> done) {
    if (!ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) {
      // A path would be opened with this app's rights, also one to its own files.
      done.accept(Found.problem(R.string.import_refused));
      return;
    }
    inTime(() -> found(uri), Found.problem(R.string.import_too_slow), done);
  }

  private Found found(Uri uri) {
    try (var in = resolver.openInputStream(uri)) {
      return in == null ? Found.problem(R.string.import_unreadable) : new Found(text(in), 0);
    } catch (TooLarge | OutOfMemoryError large) {
      return Found.problem(R.string.import_too_large);
    } catch (IOException | RuntimeException failure) {
      // What another app throws arrives here; the screen says that the file cannot be read.
      return Found.problem(R.string.import_unreadable);
    }
  }

  /** All that a stream gives, unless it is too large for a library. */
  private static String text(InputStream in) throws IOException {
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
    return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
  }

  /** A file that no library can be. */
  private static final class TooLarge extends IOException {
    private static final long serialVersionUID = 1;
  }

  /** Writes a file, whatever was in it before; answers whether it is written. */
  public void write(Uri uri, String text, Consumer<Boolean> done) {
    inTime(() -> isWritten(uri, text), false, done);
  }

  private boolean isWritten(Uri uri, String text) {
    try (var out = resolver.openOutputStream(uri, "wt")) {
      if (out == null) {
        throw new FileNotFoundException(uri.toString());
      }
      out.write(text.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException | RuntimeException failed) {
      return false; // likewise: the screen says so, and the games are where they were
    }
  }

  /** Does something on a thread of its own; who does not answer in time is not waited for. */
  private <T> void inTime(Supplier<T> deed, T tooLate, Consumer<T> done) {
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
