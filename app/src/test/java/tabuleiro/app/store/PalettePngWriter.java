package tabuleiro.app.store;

import android.graphics.Bitmap;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes pictures with an optimized palette of 256 colours: a third of the bytes, since most of a
 * PNG file is the grain of the boards. The colours are chosen by median cut.
 */
final class PalettePngWriter {
  private static final int COLOURS = 256;
  private static final long SIGNATURE = 0x89504E470D0A1A0AL;

  /** Colours that differ only in the lowest bits count as one. */
  private static final int DROPPED_BITS = 2;

  private PalettePngWriter() {}

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
    // Each row begins with its filter: none.
    var rows = new byte[height * (width + 1)];
    for (int i = 0; i < pixels.length; i++) {
      rows[i / width * (width + 1) + 1 + i % width] = indices[key(pixels[i])];
    }
    try {
      Files.createDirectories(file.getParent());
      try (var out = new DataOutputStream(Files.newOutputStream(file))) {
        out.writeLong(SIGNATURE);
        // Eight bits per pixel, with palette, deflated, not interlaced.
        var header = ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) 8);
        write(out, "IHDR", header.put((byte) 3).array());
        write(out, "PLTE", bytes(palette));
        write(out, "IDAT", deflated(rows));
        write(out, "IEND", new byte[0]);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(int[] palette) {
    var bytes = ByteBuffer.allocate(3 * palette.length);
    for (int colour : palette) {
      bytes.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
    }
    return bytes.array();
  }

  private static byte[] deflated(byte[] rows) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
      out.write(rows);
    }
    return bytes.toByteArray();
  }

  /** Writes a chunk: length, type, contents and checksum. */
  private static void write(DataOutputStream out, String name, byte[] content) throws IOException {
    var named = ByteBuffer.allocate(4 + content.length);
    named.put(name.getBytes(StandardCharsets.US_ASCII)).put(content);
    var sum = new CRC32();
    sum.update(named.array());
    out.writeInt(content.length);
    out.write(named.array());
    out.writeInt((int) sum.getValue());
  }

  /** Box of pixels with similar colours. */
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

  /** Splits the box with the largest error until there are enough. */
  private static List<List<Shade>> cut(List<Shade> shades) {
    var boxes = new ArrayList<List<Shade>>(List.of(shades));
    while (boxes.size() < COLOURS) {
      var worst =
          boxes.stream().max(Comparator.comparingDouble(PalettePngWriter::harm)).orElseThrow();
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

  /** Returns the error of a single colour for a box; rare colours of edges have a higher weight. */
  private static double harm(List<Shade> box) {
    var width = width(box, widest(box));
    double count = (double) box.stream().mapToLong(Shade::count).sum();
    return width * width * Math.sqrt(count);
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
