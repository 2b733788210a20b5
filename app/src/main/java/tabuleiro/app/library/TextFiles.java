package tabuleiro.app.library;

import android.content.ContentResolver;
import android.content.Context;
import android.net.Uri;
import androidx.annotation.Nullable;
import androidx.core.content.ContextCompat;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Reads and writes the text files that a person picks, off the main thread. */
final class TextFiles {
  /** A library of 50,000 games is smaller; what is larger is no library. */
  private static final int LARGEST = 32 << 20;

  private final ContentResolver resolver;
  private final Executor work =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "documents"));
  private final Executor answers;

  TextFiles(Context context) {
    resolver = context.getContentResolver();
    answers = ContextCompat.getMainExecutor(context);
  }

  /** Reads a file; answers with null if it cannot be read. */
  void read(Uri uri, Consumer<String> done) {
    work.execute(
        () -> {
          var text = textOf(uri);
          answers.execute(() -> done.accept(text));
        });
  }

  @Nullable
  private String textOf(Uri uri) {
    try (var in = resolver.openInputStream(uri)) {
      if (in == null) {
        return null;
      }
      var bytes = new ByteArrayOutputStream();
      var buffer = new byte[1 << 16];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        bytes.write(buffer, 0, count);
        if (bytes.size() > LARGEST) {
          return null;
        }
      }
      return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
    } catch (IOException | SecurityException unreadable) {
      return null; // the screen says that the file cannot be read; more cannot be done about it
    }
  }

  /** Writes a file, whatever was in it before; answers whether it is written. */
  void write(Uri uri, String text, Consumer<Boolean> done) {
    work.execute(
        () -> {
          boolean written = isWritten(uri, text);
          answers.execute(() -> done.accept(written));
        });
  }

  private boolean isWritten(Uri uri, String text) {
    try (var out = resolver.openOutputStream(uri, "wt")) {
      if (out == null) {
        throw new FileNotFoundException(uri.toString());
      }
      out.write(text.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException | SecurityException failed) {
      return false; // likewise: the screen says so, and the games are where they were
    }
  }
}
