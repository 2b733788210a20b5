package tabuleiro.app.share;

import android.graphics.Bitmap;
import androidx.annotation.Nullable;
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
 * Exports a match as an animated GIF. Boards can only be drawn on the main thread. The first three
 * frames are drawn to choose the palette; after that each frame waits until a worker has written
 * the previous one.
 */
final class FilmExporter {
  private static final int MOVE_MILLIS = 700;
  private static final int END_MILLIS = 3000;

  private final Match match;
  private final MatchImageRenderer picture;
  private final File file;
  private final Executor worker;
  private final Consumer<Boolean> done;
  private final MainScheduler main;
  @Nullable private FileOutputStream out;

  @SuppressWarnings("NullAway.Init") // begin sets it before the first frame
  private GifEncoder encoder;

  /**
   * Prepares the export.
   *
   * @param match a match owned by the exporter, which steps through it
   * @param picture renders the match
   * @param done called on the main thread with whether the file is complete
   */
  FilmExporter(
      Match match,
      MatchImageRenderer picture,
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

  /** Starts; the palette is taken from the first, the middle and the last frame. */
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

  /** Writes a part of the file. */
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

  /** Deletes an incomplete file, which is useless and takes up room. */
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
