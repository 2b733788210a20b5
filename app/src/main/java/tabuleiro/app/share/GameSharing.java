package tabuleiro.app.share;

import android.graphics.Bitmap;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import java.io.File;
import java.io.IOException;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.files.SharedFile;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Handles the menu of a game for sharing: the current position as an image, or the whole game as an
 * animated GIF.
 */
public final class GameSharing {
  private static final int SIDE = 1080;

  private final Fragment screen;
  @Nullable private SharedFile picture; // null unless one is being written

  /** Creates the sharing of a screen, valid while the screen is shown. */
  public GameSharing(Fragment screen) {
    this.screen = screen;
  }

  /** Handles the items of the sharing menu; returns false for any other item. */
  public boolean onItem(int item, ReadableMatch match) {
    if (item == R.id.share_picture) {
      sendPicture(match);
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
    var context = screen.requireContext();
    picture =
        AppContainer.of(context).sharedFile(match.options().game().id() + ".png", this::offer);
    try {
      var drawn = new MatchImageRenderer(context, match, SIDE).draw();
      picture.write(
          out -> {
            if (!drawn.compress(Bitmap.CompressFormat.PNG, 100, out)) {
              throw new IOException("not compressed");
            }
          },
          picture::finish);
    } catch (OutOfMemoryError full) {
      picture.fail();
    }
  }

  private void offer(File made) {
    picture = null;
    Sharing.offer(screen, made, "image/png");
  }
}
