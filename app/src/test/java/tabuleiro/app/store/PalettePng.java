package tabuleiro.app.store;

import android.graphics.Bitmap;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import javax.imageio.ImageIO;

/**
 * Writes pictures with the 256 colours that serve them best: a third of the bytes, since it is the
 * grain of the boards that fills a PNG file. Colours are shared out by median cut.
 */
final class PalettePng {
  private static final int COLOURS = 256;

  /** Colours that differ in the lowest bits only are one shade. */
  private static final int DROPPED_BITS = 2;

  private PalettePng() {}

  static void save(Bitmap picture, Path file) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    var pixels = new int[width * height];
    picture.getPixels(pixels, 0, width, 0, 0, width, height);
    var boxes = cut(shades(pixels));
    var palette = new int[COLOURS];
    var indices = new byte[1 << 3 * (8 - DROPPED_BITS)];
    for (int i = 0; i < boxes.size(); i++) {
      palette[i] = average(boxes.get(i));
      for (var shade : boxes.get(i)) {
        indices[key(shade.average())] = (byte) i;
      }
    }
    var colours = new IndexColorModel(8, boxes.size(), palette, 0, false, -1, 0);
    var image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours);
    var row = new byte[1];
    for (int i = 0; i < pixels.length; i++) {
      row[0] = indices[key(pixels[i])];
      image.getRaster().setDataElements(i % width, i / width, row);
    }
    try {
      Files.createDirectories(file.getParent());
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Pixels that are nearly of one colour. */
  private record Shade(long red, long green, long blue, int count) {
    int average() {
      return (int) (red / count) << 16 | (int) (green / count) << 8 | (int) (blue / count);
    }
  }

  private static int key(int colour) {
    int bits = 8 - DROPPED_BITS;
    int red = (colour >> 16 & 0xff) >> DROPPED_BITS;
    int green = (colour >> 8 & 0xff) >> DROPPED_BITS;
    int blue = (colour & 0xff) >> DROPPED_BITS;
    return red << 2 * bits | green << bits | blue;
  }

  private static List<Shade> shades(int[] pixels) {
    var sums = new long[1 << 3 * (8 - DROPPED_BITS)][];
    for (int pixel : pixels) {
      int key = key(pixel);
      if (sums[key] == null) {
        sums[key] = new long[4];
      }
      sums[key][0] += pixel >> 16 & 0xff;
      sums[key][1] += pixel >> 8 & 0xff;
      sums[key][2] += pixel & 0xff;
      sums[key][3]++;
    }
    var shades = new ArrayList<Shade>();
    for (var sum : sums) {
      if (sum != null) {
        shades.add(new Shade(sum[0], sum[1], sum[2], (int) sum[3]));
      }
    }
    return shades;
  }

  /** Cuts the box that would be served worst in two, until there are enough. */
  private static List<List<Shade>> cut(List<Shade> shades) {
    var boxes = new ArrayList<List<Shade>>(List.of(shades));
    while (boxes.size() < COLOURS) {
      var worst = boxes.stream().max(Comparator.comparingDouble(PalettePng::harm)).orElseThrow();
      if (worst.size() == 1) {
        break;
      }
      boxes.remove(worst);
      var sorted = new ArrayList<>(worst);
      sorted.sort(Comparator.comparingInt(widest(worst)));
      long half = sorted.stream().mapToLong(Shade::count).sum() / 2;
      int middle = 0;
      long passed = 0;
      while (middle < sorted.size() - 1 && passed + sorted.get(middle).count() / 2 <= half) {
        passed += sorted.get(middle++).count();
      }
      middle = Math.max(1, middle);
      boxes.add(sorted.subList(0, middle));
      boxes.add(sorted.subList(middle, sorted.size()));
    }
    return boxes;
  }

  /** How wrong one colour would be for a box, the few of an edge weighing more than their share. */
  private static double harm(List<Shade> box) {
    var width = width(box, widest(box));
    return width * width * Math.sqrt(box.stream().mapToLong(Shade::count).sum());
  }

  private static ToIntFunction<Shade> widest(List<Shade> box) {
    List<ToIntFunction<Shade>> channels =
        List.of(
            shade -> shade.average() >> 16,
            shade -> shade.average() >> 8 & 0xff,
            shade -> shade.average() & 0xff);
    return channels.stream()
        .max(Comparator.comparingInt(channel -> width(box, channel)))
        .orElseThrow();
  }

  private static int width(List<Shade> box, ToIntFunction<Shade> channel) {
    var range = box.stream().mapToInt(channel).summaryStatistics();
    return range.getMax() - range.getMin();
  }

  private static int average(List<Shade> box) {
    long red = 0;
    long green = 0;
    long blue = 0;
    int count = 0;
    for (var shade : box) {
      red += shade.red();
      green += shade.green();
      blue += shade.blue();
      count += shade.count();
    }
    return new Shade(red, green, blue, count).average();
  }
}
