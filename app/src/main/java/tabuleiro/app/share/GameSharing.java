package tabuleiro.app.share;

import android.graphics.Bitmap;
import androidx.core.content.ContextCompat;
import androidx.fragment.app.Fragment;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tabuleiro.app.R;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

/** Shares the current position of a game as an image, or the whole game as an animated GIF. */
public final class GameSharing {
  private static final int PICTURE_SIDE = 1080;
  private static final int FILM_SIDE = 480;

  /** Single thread, so that a second export waits for the first. */
  private static final ExecutorService WORKER =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "film"));

  private final Fragment screen;

  /** Creates the sharing of a screen, valid while the screen is shown. */
  public GameSharing(Fragment screen) {
    this.screen = screen;
  }

  /** Handles the items of the sharing menu; returns false for any other item. */
  public boolean onItem(int item, ReadableMatch match) {
    if (item == R.id.share_picture) {
      sendPicture(match);
    } else if (item == R.id.share_film) {
      sendFilm(match);
    } else {
      return false;
    }
    return true;
  }

  /** Shares an image of the current position. */
  private void sendPicture(ReadableMatch match) {
    var context = screen.requireContext();
    var file = Sharing.file(context, match.options().game().id() + ".png");
    var picture = new MatchImageRenderer(context, match, PICTURE_SIDE).draw();
    var main = ContextCompat.getMainExecutor(context);
    WORKER.execute(
        () -> {
          boolean made = write(picture, file);
          main.execute(() -> answer(made, file, "image/png"));
        });
  }

  private static boolean write(Bitmap picture, File file) {
    try (var out = new FileOutputStream(file)) {
      return picture.compress(Bitmap.CompressFormat.PNG, 100, out);
    } catch (IOException full) {
      file.delete();
      return false; // the caller reports it
    }
  }

  private void sendFilm(ReadableMatch match) {
    SnackbarNotice.show(screen, screen.getString(R.string.share_film_made));
    var context = screen.requireContext();
    var file = Sharing.file(context, match.options().game().id() + ".gif");
    var own = GameRecord.of(match, "").toMatch();
    var picture = new MatchImageRenderer(context, own, FILM_SIDE);
    var main = AppContainer.of(context).scheduler();
    new FilmExporter(own, picture, file, WORKER, main, made -> answer(made, file, "image/gif"))
        .begin();
  }

  private void answer(boolean made, File file, String type) {
    if (!screen.isResumed()) {
      return; // not after the person has left the screen
    }
    if (made) {
      Sharing.send(screen.requireContext(), file, type);
    } else {
      SnackbarNotice.show(screen, screen.getString(R.string.share_failed));
    }
  }
}
