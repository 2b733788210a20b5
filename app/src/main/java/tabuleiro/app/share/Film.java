package tabuleiro.app.share;

import android.graphics.Bitmap;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.match.Match;

/**
 * Makes a film of a match. Boards are drawn on the main thread, as only there they can be; after
 * the three that its colours are taken from each waits until a worker has written the one before.
 */
final class Film {
  private static final int MOVE_MILLIS = 700;
  private static final int END_MILLIS = 3000;

  private final Match match;
  private final GamePicture picture;
  private final File file;
  private final Executor worker;
  private final Consumer<Boolean> done;
  private final MainScheduler main;
  private FileOutputStream out;
  private GifEncoder encoder;

  /**
   * Prepares a film.
   *
   * @param match the film's own, which goes through its places
   * @param picture draws the match
   * @param done hears on the main thread whether the film is in its file
   */
  Film(
      Match match,
      GamePicture picture,
      File file,
      Executor worker,
      MainScheduler main,
      Consumer<Boolean> done) {
    this.match = match;
    this.picture = picture;
    this.file = file;
    this.worker = worker;
    this.main = main;
    this.done = done;
  }

  /** Begins: the colours of the first, the middle and the last picture are those of the film. */
  void begin() {
    var samples = new ArrayList<int[]>();
    int[] size = new int[2];
    for (int part = 0; part <= 2; part++) {
      match.goTo(match.length() * part / 2);
      var drawn = picture.draw();
      size[0] = drawn.getWidth();
      size[1] = drawn.getHeight();
      samples.add(pixels(drawn));
    }
    work(
        () -> {
          out = new FileOutputStream(file);
          encoder = new GifEncoder(new BufferedOutputStream(out), size[0], size[1], samples);
        },
        () -> add(0));
  }

  private void add(int ply) {
    match.goTo(ply);
    var pixels = pixels(picture.draw());
    boolean isLast = ply == match.length();
    work(
        () -> {
          encoder.add(pixels, isLast ? END_MILLIS : MOVE_MILLIS);
          if (isLast) {
            encoder.close();
          }
        },
        isLast ? () -> done.accept(true) : () -> add(ply + 1));
  }

  private static int[] pixels(Bitmap drawn) {
    int width = drawn.getWidth();
    int[] pixels = new int[width * drawn.getHeight()];
    drawn.getPixels(pixels, 0, width, 0, 0, width, drawn.getHeight());
    return pixels;
  }

  /** Something to be written. */
  private interface Part {
    void write() throws IOException;
  }

  private void work(Part part, Runnable next) {
    worker.execute(
        () -> {
          try {
            part.write();
            main.post(next);
          } catch (IOException full) {
            drop();
            main.post(() -> done.accept(false));
          }
        });
  }

  /** A film without its end takes up room that is needed, and nobody can show it. */
  private void drop() {
    try {
      if (out != null) {
        out.close();
      }
    } catch (IOException full) {
      // It is deleted in any case.
    }
    file.delete();
  }
}
