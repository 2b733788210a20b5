package tabuleiro.app.share;

import android.graphics.Bitmap;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import tabuleiro.app.files.SharedFileWriter;
import tabuleiro.rules.match.Match;

/**
 * Exports a match as an animated GIF. Boards can only be drawn on the main thread. The first three
 * frames are drawn to choose the palette; after that each frame is drawn when a worker has written
 * the previous one.
 */
final class FilmExporter {
  private static final int MOVE_MILLIS = 700;
  private static final int END_MILLIS = 3000;

  private final Match match;
  private final Supplier<MatchImageRenderer> renderer;
  private final SharedFileWriter file;
  private final IntConsumer progress;
  private MatchImageRenderer picture;

  @SuppressWarnings("NullAway.Init") // the first part of the file sets it
  private GifEncoder encoder;

  @Nullable private Runnable next = this::begin; // null while the worker writes
  private boolean isRunning;

  /**
   * Prepares the export.
   *
   * @param match a match owned by the exporter, which steps through it
   * @param renderer creates the renderer of the match
   * @param file reports the end
   * @param progress called with each ply that was written
   */
  FilmExporter(
      Match match,
      Supplier<MatchImageRenderer> renderer,
      SharedFileWriter file,
      IntConsumer progress) {
    this.match = match;
    this.renderer = renderer;
    this.file = file;
    this.progress = progress;
  }

  /** Starts, or continues after a pause. */
  void run() {
    isRunning = true;
    goOn();
  }

  /** Draws nothing until {@link #run} is called again. */
  void pause() {
    isRunning = false;
  }

  /** Ends the export for good; the file is deleted unless it is complete. */
  void stop() {
    isRunning = false;
    file.stop();
  }

  private void goOn() {
    if (isRunning && next != null) {
      var task = next;
      next = null;
      try {
        task.run();
      } catch (OutOfMemoryError full) {
        file.fail();
      }
    }
  }

  private void then(Runnable task) {
    next = task;
    goOn();
  }

  /** Begins the file; the palette is taken from the first, the middle and the last frame. */
  private void begin() {
    picture = renderer.get();
    var samples = new ArrayList<int[]>();
    int[] size = new int[2];
    for (int part = 0; part <= 2; part++) {
      match.goTo(match.length() * part / 2);
      var drawn = picture.draw();
      size[0] = drawn.getWidth();
      size[1] = drawn.getHeight();
      samples.add(pixels(drawn));
    }
    file.write(
        out -> encoder = new GifEncoder(out, size[0], size[1], samples), () -> then(() -> add(0)));
  }

  private void add(int ply) {
    match.goTo(ply);
    var pixels = pixels(picture.draw());
    boolean isLast = ply == match.length();
    file.write(
        out -> {
          encoder.add(pixels, isLast ? END_MILLIS : MOVE_MILLIS);
          if (isLast) {
            encoder.end();
          }
        },
        () -> added(ply, isLast));
  }

  private void added(int ply, boolean isLast) {
    progress.accept(ply);
    if (isLast) {
      file.finish();
    } else {
      then(() -> add(ply + 1));
    }
  }

  private static int[] pixels(Bitmap drawn) {
    int width = drawn.getWidth();
    int[] pixels = new int[width * drawn.getHeight()];
    drawn.getPixels(pixels, 0, width, 0, 0, width, drawn.getHeight());
    return pixels;
  }
}
