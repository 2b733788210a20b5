package tabuleiro.app.share;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import androidx.core.content.FileProvider;
import java.io.File;
import tabuleiro.app.R;

/** Shares a text or a file with another app, or copies it to the clipboard. */
public final class Sharing {
  /** Folder of files that other apps may read once they are shared; see the manifest. */
  private static final String FOLDER = "shared";

  private Sharing() {}

  /** Shares a text through the system's share sheet. */
  public static void send(Context context, String text) {
    var intent = new Intent(Intent.ACTION_SEND).setType("text/plain");
    send(context, intent.putExtra(Intent.EXTRA_TEXT, text));
  }

  /** Shares a file from {@link #file} through the system's share sheet. */
  static void send(Context context, File file, String type) {
    var uri = FileProvider.getUriForFile(context, context.getPackageName() + ".shared", file);
    var intent = new Intent(Intent.ACTION_SEND).setType(type);
    intent.putExtra(Intent.EXTRA_STREAM, uri);
    intent.setClipData(ClipData.newRawUri("", uri)); // the sheet shows it
    send(context, intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION));
  }

  private static void send(Context context, Intent intent) {
    context.startActivity(Intent.createChooser(intent, context.getString(R.string.library_share)));
  }

  /** Returns a file to share; replaces an earlier one with the same name. */
  static File file(Context context, String name) {
    var folder = new File(context.getCacheDir(), FOLDER);
    folder.mkdirs();
    return new File(folder, name);
  }

  /** Copies a text to the clipboard. */
  public static void copy(Context context, String text) {
    context
        .getSystemService(ClipboardManager.class)
        .setPrimaryClip(ClipData.newPlainText(context.getString(R.string.app_name), text));
  }
}
