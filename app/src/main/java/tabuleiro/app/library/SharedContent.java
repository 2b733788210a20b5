package tabuleiro.app.library;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.Nullable;
import androidx.core.content.IntentCompat;
import androidx.core.os.BundleCompat;
import tabuleiro.app.R;
import tabuleiro.app.data.ImportSource;

/**
 * Content that another app shares with this one: a text, a file, or neither if the intent is
 * invalid.
 *
 * @param text the plain text, or null
 * @param file the file's address, or null
 */
record SharedContent(@Nullable String text, @Nullable Uri file) {
  private static final String TEXT = "import text";
  private static final String FILE = "import file";

  /** Returns the shared content of an intent, or null if the intent is about something else. */
  @Nullable
  static SharedContent of(Intent intent) {
    boolean again = (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
    boolean sent = Intent.ACTION_SEND.equals(intent.getAction());
    if (again || !sent && !Intent.ACTION_VIEW.equals(intent.getAction())) {
      return null;
    }
    try {
      var text = sent ? intent.getCharSequenceExtra(Intent.EXTRA_TEXT) : null;
      var file =
          sent
              ? IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class)
              : intent.getData();
      return new SharedContent(text == null ? null : text.toString(), file);
    } catch (RuntimeException unreadable) {
      return new SharedContent(null, null); // contains classes that only the other app has
    }
  }

  /** Returns the content stored in a fragment's arguments. */
  static SharedContent of(Bundle arguments) {
    return new SharedContent(
        arguments.getString(TEXT), BundleCompat.getParcelable(arguments, FILE, Uri.class));
  }

  /** Returns the content as a fragment's arguments. */
  Bundle toArguments() {
    var arguments = new Bundle();
    arguments.putString(TEXT, text);
    arguments.putParcelable(FILE, file);
    return arguments;
  }

  /** Passes the content to an import. */
  void read(ImportSession importing) {
    if (file != null) {
      importing.readFile(file, ImportSource.HANDED_OVER);
    } else if (text != null && !text.isBlank()) {
      importing.readText(text, ImportSource.HANDED_OVER);
    } else {
      importing.fail(R.string.import_nothing);
    }
  }
}
