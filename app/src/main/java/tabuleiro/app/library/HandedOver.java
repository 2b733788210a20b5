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
 * What another app hands over: a text, a file, or, though it says otherwise, neither.
 *
 * @param text the text without its styles, or null
 * @param file where the file is, or null
 */
record HandedOver(@Nullable String text, @Nullable Uri file) {
  private static final String TEXT = "import text";
  private static final String FILE = "import file";

  /** What an intent brings, or null if it is about something else. */
  @Nullable
  static HandedOver of(Intent intent) {
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
      return new HandedOver(text == null ? null : text.toString(), file);
    } catch (RuntimeException unreadable) {
      return new HandedOver(null, null); // packed with classes that only the other app has
    }
  }

  /** What was kept in a screen's arguments. */
  static HandedOver of(Bundle arguments) {
    return new HandedOver(
        arguments.getString(TEXT), BundleCompat.getParcelable(arguments, FILE, Uri.class));
  }

  /** Itself as arguments of a screen. */
  Bundle toArguments() {
    var arguments = new Bundle();
    arguments.putString(TEXT, text);
    arguments.putParcelable(FILE, file);
    return arguments;
  }

  /** Has it looked at. */
  void read(Importing importing) {
    if (file != null) {
      importing.readFile(file, ImportSource.HANDED_OVER);
    } else if (text != null && !text.isBlank()) {
      importing.readText(text, ImportSource.HANDED_OVER);
    } else {
      importing.fail(R.string.import_nothing);
    }
  }
}
