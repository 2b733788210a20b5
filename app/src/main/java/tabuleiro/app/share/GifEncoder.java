package tabuleiro.app.share;

import androidx.annotation.Nullable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/**
 * Encodes an animated GIF frame by frame, each limited to the area that has changed. All frames
 * share one palette of colours with five bits per channel.
 */
final class GifEncoder {
  private static final int COLOURS = 1 << 15;
  private static final int CLEAR = 255;
  private static final int CODES = 1 << 12;
  private static final int FIRST_CODE = 258;
  private static final int TABLE = 5003;

  private final OutputStream out;
  private final int width;
  private final int height;
  private final int[] palette;
  private final short[] nearest = new short[COLOURS];
  private final int[] keys = new int[TABLE];
  private final short[] codes = new short[TABLE];
  private final byte[] block = new byte[255];
  @Nullable private int[] before;
  private int blockSize;
  private int bits;
  private int bitCount;

  /** Begins a file whose palette is taken from samples of its frames. */
  GifEncoder(OutputStream out, int width, int height, List<int[]> samples) throws IOException {
    this.out = out;
    this.width = width;
    this.height = height;
    palette = palette(samples);
    Arrays.fill(nearest, (short) -1);
    writeHeader();
  }

  /** Returns the most frequent colours. */
  private static int[] palette(List<int[]> samples) {
    int[] counts = new int[COLOURS];
    for (var sample : samples) {
      for (int pixel : sample) {
        counts[coarse(pixel)]++;
      }
    }
    long[] order = new long[COLOURS];
    for (int i = 0; i < COLOURS; i++) {
      order[i] = (long) counts[i] << 32 | i;
    }
    Arrays.sort(order);
    int[] palette = new int[CLEAR];
    for (int i = 0; i < CLEAR; i++) {
      palette[i] = (int) order[COLOURS - 1 - i];
    }
    return palette;
  }

  private static int coarse(int pixel) {
    return pixel >> 9 & 0x7c00 | pixel >> 6 & 0x3e0 | pixel >> 3 & 0x1f;
  }

  private void writeHeader() throws IOException {
    writeText("GIF89a");
    writeShort(width);
    writeShort(height);
    out.write(0xf7); // a global palette of 256 colours
    out.write(0);
    out.write(0);
    for (int i = 0; i <= CLEAR; i++) {
      int colour = i == CLEAR ? 0 : palette[i];
      for (int shift = 10; shift >= 0; shift -= 5) {
        int part = colour >> shift & 0x1f;
        out.write(part << 3 | part >> 2); // so that white stays white
      }
    }
    out.write(0x21);
    out.write(0xff);
    out.write(11);
    writeText("NETSCAPE2.0"); // for ever
    out.write(3);
    out.write(1);
    writeShort(0);
    out.write(0);
  }

  /** Adds a frame with its duration. */
  void add(int[] pixels, int millis) throws IOException {
    int left = width;
    int top = height;
    int right = 0;
    int bottom = 0;
    for (int i = 0; i < pixels.length; i++) {
      if (before == null || before[i] != pixels[i]) {
        left = Math.min(left, i % width);
        right = Math.max(right, i % width + 1);
        top = Math.min(top, i / width);
        bottom = Math.max(bottom, i / width + 1);
      }
    }
    if (right == 0) { // nothing has changed, but the time passes
      left = 0;
      top = 0;
      right = 1;
      bottom = 1;
    }
    out.write(0x21);
    out.write(0xf9);
    out.write(4);
    out.write(5); // keep the previous frame; one colour is transparent
    writeShort(millis / 10);
    out.write(CLEAR);
    out.write(0);
    out.write(0x2c);
    writeShort(left);
    writeShort(top);
    writeShort(right - left);
    writeShort(bottom - top);
    out.write(0);
    compress(pixels, left, top, right, bottom);
    before = pixels.clone();
  }

  private int index(int[] pixels, int at) {
    return before != null && before[at] == pixels[at] ? CLEAR : nearest(coarse(pixels[at]));
  }

  private int nearest(int colour) {
    if (nearest[colour] < 0) {
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < CLEAR; i++) {
        int distance = 0;
        for (int shift = 0; shift <= 10; shift += 5) {
          int difference = (colour >> shift & 0x1f) - (palette[i] >> shift & 0x1f);
          distance += difference * difference;
        }
        if (distance < least) {
          least = distance;
          nearest[colour] = (short) i;
        }
      }
    }
    return nearest[colour];
  }

  /** Compresses an area with the LZW variant of GIF. */
  private void compress(int[] pixels, int left, int top, int right, int bottom) throws IOException {
    out.write(8);
    Arrays.fill(keys, -1);
    int next = FIRST_CODE;
    int size = 9;
    writeCode(256, size);
    int prefix = index(pixels, top * width + left);
    for (int y = top; y < bottom; y++) {
      for (int x = y == top ? left + 1 : left; x < right; x++) {
        int index = index(pixels, y * width + x);
        int key = prefix << 8 | index;
        int slot = key % TABLE;
        while (keys[slot] >= 0 && keys[slot] != key) {
          slot = (slot + 1) % TABLE;
        }
        if (keys[slot] == key) {
          prefix = codes[slot];
          continue;
        }
        writeCode(prefix, size);
        if (next < CODES) {
          if (next == 1 << size) {
            size++;
          }
          keys[slot] = key;
          codes[slot] = (short) next++;
        } else {
          writeCode(256, size); // the table is full: begin a new one
          Arrays.fill(keys, -1);
          next = FIRST_CODE;
          size = 9;
        }
        prefix = index;
      }
    }
    writeCode(prefix, size);
    writeCode(257, next == 1 << size && size < 12 ? size + 1 : size);
    endBlocks();
  }

  private void writeCode(int code, int size) throws IOException {
    bits |= code << bitCount;
    bitCount += size;
    while (bitCount >= 8) {
      writeByte(bits);
      bits >>>= 8;
      bitCount -= 8;
    }
  }

  private void writeByte(int value) throws IOException {
    block[blockSize++] = (byte) value;
    if (blockSize == block.length) {
      writeBlock();
    }
  }

  private void writeBlock() throws IOException {
    out.write(blockSize);
    out.write(block, 0, blockSize);
    blockSize = 0;
  }

  private void endBlocks() throws IOException {
    if (bitCount > 0) {
      writeByte(bits);
    }
    bits = 0;
    bitCount = 0;
    if (blockSize > 0) {
      writeBlock();
    }
    out.write(0);
  }

  private void writeText(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      out.write(text.charAt(i));
    }
  }

  private void writeShort(int value) throws IOException {
    out.write(value);
    out.write(value >> 8);
  }

  /** Ends the file; the caller closes the stream. */
  void end() throws IOException {
    out.write(0x3b);
  }
}
