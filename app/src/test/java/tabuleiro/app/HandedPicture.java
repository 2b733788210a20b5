package tabuleiro.app;

import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.net.Uri;
import java.io.ByteArrayInputStream;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.qr.QrPictures;
import tabuleiro.app.ui.TestWait;

/** Picture with a text as its code that another app hands over. */
final class HandedPicture {
  private static final Uri FILE = Uri.parse("content://other.app/code.png");

  private HandedPicture() {}

  /** Opens the picture; returns when the app asks whether to import the game. */
  static void open(MainActivity activity, String text) {
    var file = QrPictures.png(text);
    shadowOf(activity.getContentResolver())
        .registerInputStreamSupplier(FILE, () -> new ByteArrayInputStream(file));
    ShadowDialog.reset();
    activity.onNewIntent(new Intent(Intent.ACTION_VIEW).setDataAndType(FILE, "image/png"));
    TestWait.until("it is asked", () -> ShadowDialog.getLatestDialog() != null);
  }
}
