package tabuleiro.driver;

import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.Intent;
import android.net.Uri;
import android.os.Parcelable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Simulates the apps with which the app exchanges texts and files. */
final class OtherApps {
  private static final String TYPE = "text/plain";

  /** Name of the file that stores a shared text. */
  private static final String SHARED = "shared.txt";

  private final Phone phone;
  private final Path given;
  private final Path made;

  /**
   * Creates the apps of a phone.
   *
   * @param given the folder of files that they have
   * @param made the folder for files that the app writes
   */
  OtherApps(Phone phone, Path given, Path made) {
    this.phone = phone;
    this.given = given;
    this.made = made;
  }

  /** Shares a file's contents as text with the app. */
  void sendText(String file) {
    var intent = new Intent(Intent.ACTION_SEND).setType(TYPE);
    phone.open(intent.putExtra(Intent.EXTRA_TEXT, text(file)));
  }

  /** Shares a file with the app. */
  void sendFile(String file) {
    var intent = new Intent(Intent.ACTION_SEND).setType(type(file));
    phone.open(intent.putExtra(Intent.EXTRA_STREAM, document(file)));
  }

  /** Opens a file with the app. */
  void view(String file) {
    phone.open(new Intent(Intent.ACTION_VIEW).setDataAndType(document(file), type(file)));
  }

  private static String type(String file) {
    return file.endsWith(".png") ? "image/png" : TYPE;
  }

  /** Answers the app's file picker. */
  void pick(String file) {
    var activity = shadowOf(phone.activity());
    var asked = activity.getNextStartedActivityForResult();
    if (asked == null) {
      throw new AssertionError("the app has not asked for a file");
    }
    var answer = new Intent().setData(document(file));
    phone.work(() -> activity.receiveResult(asked.intent, Activity.RESULT_OK, answer));
  }

  /** Returns whether the app shows the share sheet. */
  boolean hasShared() {
    var chooser = shadowOf(phone.activity()).peekNextStartedActivity();
    return chooser != null && Intent.ACTION_CHOOSER.equals(chooser.getAction());
  }

  /** Returns the text shared last, or the name of the shared file; stores either. */
  String shared() {
    Intent sent = extra(shadowOf(phone.activity()).getNextStartedActivity(), Intent.EXTRA_INTENT);
    var text = sent.getStringExtra(Intent.EXTRA_TEXT);
    return text != null ? keepText(text) : keep(extra(sent, Intent.EXTRA_STREAM));
  }

  private String keepText(String text) {
    try {
      Files.writeString(made.resolve(SHARED), text);
      return text;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String keep(Uri document) {
    // Its address is a path in the cache; Robolectric cannot close a file's stream.
    var source = new File(phone.activity().getCacheDir(), document.getPath()).toPath();
    var file = made.resolve(document.getLastPathSegment());
    try {
      Files.createDirectories(made);
      Files.copy(source, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return file.getFileName().toString();
  }

  // The alternative requires Android 13.
  @SuppressWarnings({"deprecation", "TypeParameterUnusedInFormals"}) // as of the method it calls
  private static <T extends Parcelable> T extra(Intent intent, String name) {
    return intent.getParcelableExtra(name);
  }

  private Uri document(String name) {
    var uri =
        new Uri.Builder()
            .scheme(ContentResolver.SCHEME_CONTENT)
            .authority("other.app")
            .path(name)
            .build();
    var documents = shadowOf(phone.activity().getContentResolver());
    documents.registerInputStreamSupplier(uri, () -> open(file(name)));
    documents.registerOutputStreamSupplier(uri, () -> create(made.resolve(name)));
    return uri;
  }

  /** Returns the file written by the app, else the one that was there before. */
  private Path file(String name) {
    var written = made.resolve(name);
    return Files.exists(written) ? written : given.resolve(name);
  }

  private static InputStream open(Path file) {
    try {
      return Files.newInputStream(file);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  private static OutputStream create(Path file) {
    try {
      return Files.newOutputStream(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String text(String name) {
    try {
      return Files.readString(file(name));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }
}
