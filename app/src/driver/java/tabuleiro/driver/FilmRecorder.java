package tabuleiro.driver;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Records the screen as a film, with a picture every few frames. */
final class FilmRecorder {
  private static final int FRAMES_APART = 5;
  private static final int WIDTH = 300;
  private static final int LONGEST_STILL_MILLIS = 1500;

  /**
   * A frame of the film.
   *
   * @param pixels its colours, row by row
   */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares or changes them
  record Still(int[] pixels, int width, int height, int millis) {}

  private final Driver driver;
  private final File file;
  private final List<Still> stills = new ArrayList<>();
  private int frames;

  FilmRecorder(Driver driver, File file) {
    this.driver = driver;
    this.file = file;
  }

  /** Called after every frame of the app. */
  void frame() {
    if (frames++ % FRAMES_APART == 0) {
      take((int) (FRAMES_APART * Phone.FRAME.toMillis()));
    }
  }

  private void take(int millis) {
    var picture = driver.picture();
    int height = picture.getHeight() * WIDTH / picture.getWidth();
    var small = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = small.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(picture, 0, 0, WIDTH, height, null);
    graphics.dispose();
    add(new Still(small.getRGB(0, 0, WIDTH, height, null, 0, WIDTH), WIDTH, height, millis));
  }

  /** Adds a picture; an unchanged one only extends the previous frame. */
  private void add(Still still) {
    int last = stills.size() - 1;
    if (last >= 0 && Arrays.equals(stills.get(last).pixels(), still.pixels())) {
      int millis = stills.get(last).millis() + still.millis();
      stills.set(
          last,
          new Still(
              still.pixels(),
              still.width(),
              still.height(),
              Math.min(millis, LONGEST_STILL_MILLIS)));
    } else {
      stills.add(still);
    }
  }

  /** Ends the recording and writes the file. */
  void cut() {
    new GifWriter(stills).write(file);
    System.out.printf("film: %s, %d pictures, %d kB%n", file, stills.size(), file.length() / 1024);
  }
}
