package tabuleiro.app.share;

import android.graphics.Bitmap;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import java.io.File;
import java.io.IOException;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.files.SharedFileWriter;
import tabuleiro.app.qr.QrCode;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Shares the current position of a game as an image, the game as a QR code on the screen, or the
 * whole game as an animated GIF.
 */
public final class GameSharing {
  private static final int SIDE = 1080;

  private final Fragment screen;
  @Nullable private SharedFileWriter picture; // null unless one is being written

  /** Creates the sharing of a screen, valid while the screen is shown. */
  public GameSharing(Fragment screen) {
    this.screen = screen;
  }

  /** Handles the items of the sharing menu; returns false for any other item. */
  public boolean onItem(int item, ReadableMatch match) {
    if (item == R.id.share_picture) {
      sendPicture(match);
    } else if (item == R.id.share_code) {
      showCode(match);
    } else if (item == R.id.share_film) {
      FilmDialog.show(screen, match);
    } else {
      return false;
    }
    return true;
  }

  /** Shares an image of the current position, unless one is being written. */
  private void sendPicture(ReadableMatch match) {
    if (picture != null) {
      return;
    }
    var container = AppContainer.of(screen.requireContext());
    picture = container.sharedFile(match.options().game().id() + ".png", this::offer);
    if (container.settings().pictureCode()) {
      container.codes().write(match, text -> draw(match, text));
    } else {
      draw(match, null);
    }
  }

  /** Draws and writes the picture, with a code unless its text is null or too long. */
  private void draw(ReadableMatch match, @Nullable String text) {
    var file = Objects.requireNonNull(picture, "prepared before");
    if (!screen.isAdded()) {
      file.stop(); // the person has left the screen
      picture = null;
      return;
    }
    try {
      var code = text == null ? null : QrCode.of(text, MatchImageRenderer.MOST_MODULES);
      var drawn = new MatchImageRenderer(screen.requireContext(), match, SIDE, code).draw();
      file.write(
          out -> {
            if (!drawn.compress(Bitmap.CompressFormat.PNG, 100, out)) {
              throw new IOException("not compressed");
            }
          },
          file::finish);
    } catch (OutOfMemoryError full) {
      file.fail();
    }
  }

  /** Shows the game as a QR code, unless the person has left the screen meanwhile. */
  private void showCode(ReadableMatch match) {
    AppContainer.of(screen.requireContext())
        .codes()
        .write(
            match,
            text -> {
              if (screen.isAdded()) {
                QrCodeDialog.show(screen, text);
              }
            });
  }

  private void offer(File made) {
    picture = null;
    Sharing.offer(screen, made, "image/png");
  }
}
