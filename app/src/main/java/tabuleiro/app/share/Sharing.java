package tabuleiro.app.share;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import androidx.annotation.Nullable;
import androidx.core.content.FileProvider;
import androidx.fragment.app.Fragment;
import java.io.File;
import java.nio.charset.StandardCharsets;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.ui.SnackbarNotice;

/**
 * Shares a text or a file with another app through Android's share sheet, or copies a text to the
 * clipboard.
 */
public final class Sharing {
  /**
   * Longest text that is sent as such. Longer ones become a file: binder transactions are limited
   * to about a megabyte, and the other app may have to pass the text on.
   */
  static final int LONGEST_TEXT = 50_000;

  private static final String TEXT = "text/plain";
  private static final String FILE = "tabuleiro.txt";

  private Sharing() {}

  /** Shares a text of any length through the system's share sheet. */
  public static void send(Fragment screen, String text) {
    var context = screen.requireContext();
    if (text.length() <= LONGEST_TEXT) {
      send(context, new Intent(Intent.ACTION_SEND).setType(TEXT).putExtra(Intent.EXTRA_TEXT, text));
      return;
    }
    var file = AppContainer.of(context).sharedFile(FILE, made -> offer(screen, made, TEXT));
    file.write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)), file::finish);
  }

  /**
   * Shares a complete file, or says that there is none; does nothing after the person has left the
   * screen.
   */
  static void offer(Fragment screen, @Nullable File file, String type) {
    if (!screen.isResumed()) {
      return;
    }
    if (file == null) {
      SnackbarNotice.show(screen, screen.getString(R.string.share_failed));
      return;
    }
    var context = screen.requireContext();
    var uri = FileProvider.getUriForFile(context, context.getPackageName() + ".shared", file);
    var intent = new Intent(Intent.ACTION_SEND).setType(type);
    intent.putExtra(Intent.EXTRA_STREAM, uri);
    intent.setClipData(ClipData.newRawUri("", uri)); // the sheet shows it
    send(context, intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION));
  }

  private static void send(Context context, Intent intent) {
    context.startActivity(Intent.createChooser(intent, context.getString(R.string.library_share)));
  }

  /** Copies a text to the clipboard and says so, or that it is too long. */
  public static void copy(Fragment screen, String text) {
    var context = screen.requireContext();
    boolean fits = text.length() <= LONGEST_TEXT;
    if (fits) {
      context
          .getSystemService(ClipboardManager.class)
          .setPrimaryClip(ClipData.newPlainText(context.getString(R.string.app_name), text));
    }
    SnackbarNotice.show(
        screen, context.getString(fits ? R.string.library_copied : R.string.share_not_copied));
  }
}
