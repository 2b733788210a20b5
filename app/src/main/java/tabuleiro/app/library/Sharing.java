package tabuleiro.app.library;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import tabuleiro.app.R;

/** Gives a text away: to another app or to the clipboard. */
final class Sharing {
  private Sharing() {}

  static void send(Context context, String text) {
    var intent = new Intent(Intent.ACTION_SEND).setType("text/plain");
    intent.putExtra(Intent.EXTRA_TEXT, text);
    context.startActivity(Intent.createChooser(intent, context.getString(R.string.library_share)));
  }

  static void copy(Context context, String text) {
    context
        .getSystemService(ClipboardManager.class)
        .setPrimaryClip(ClipData.newPlainText(context.getString(R.string.app_name), text));
  }
}
