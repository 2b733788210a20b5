package tabuleiro.app.share;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import androidx.core.content.FileProvider;
import java.io.File;
import tabuleiro.app.R;

/** Gives a text or a file away: to another app or to the clipboard. */
public final class Sharing {
  /** The folder of files that other apps may read when they are handed one; see the manifest. */
  private static final String FOLDER = "shared";

  private Sharing() {}

  /** Hands a text to an app of the person's choice. */
  public static void send(Context context, String text) {
    var intent = new Intent(Intent.ACTION_SEND).setType("text/plain");
    send(context, intent.putExtra(Intent.EXTRA_TEXT, text));
  }

  /** Hands a file out of {@link #file} to an app of the person's choice. */
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

  /** A file to be handed over; the one of that name before it makes room. */
  static File file(Context context, String name) {
    var folder = new File(context.getCacheDir(), FOLDER);
    folder.mkdirs();
    return new File(folder, name);
  }

  /** Keeps a text in the clipboard. */
  public static void copy(Context context, String text) {
    context
        .getSystemService(ClipboardManager.class)
        .setPrimaryClip(ClipData.newPlainText(context.getString(R.string.app_name), text));
  }
}
