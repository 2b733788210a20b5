package tabuleiro.app.data;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Reads the raw pages of a SQLite database file and its write-ahead log, for files that SQLite
 * itself cannot read any more. See sqlite.org/fileformat2.
 */
final class SqlitePageReader {
  private static final int LOG_HEADER = 32;
  private static final int FRAME_HEADER = 24;

  private final File file;
  private final Map<Integer, byte[]> log = new HashMap<>();
  private final int size;
  private final int reserved;
  private int count;

  SqlitePageReader(File file) throws IOException {
    this.file = file;
    var header = read(file, 0, 100);
    var logFile = new File(file.getPath() + "-wal");
    var logBytes = logFile.exists() ? read(logFile, 0, (int) logFile.length()) : new byte[0];
    int told = number(header, 16, 2);
    size = isPageSize(told) ? told : logBytes.length > LOG_HEADER ? number(logBytes, 8, 4) : 0;
    if (!isPageSize(size)) {
      throw new IOException("no SQLite file: " + file);
    }
    reserved = header[20] >= 0 && header[20] <= 32 ? header[20] : 0;
    count = Math.max(1, (int) ((file.length() + size - 1) / size));
    readLog(logBytes);
  }

  private static boolean isPageSize(int size) {
    return size >= 512 && size <= 32768 && Integer.bitCount(size) == 1;
  }

  static int number(byte[] bytes, int at, int length) {
    int number = 0;
    for (int i = 0; i < length; i++) {
      number = number << 8 | bytes[at + i] & 0xFF;
    }
    return number;
  }

  static byte[] read(File file, long from, int length) throws IOException {
    var bytes = new byte[length];
    try (var in = new RandomAccessFile(file, "r")) {
      in.seek(from);
      for (int at = 0, got = 0; at < length && got >= 0; at += got) {
        got = in.read(bytes, at, length - at);
      }
    }
    return bytes; // bytes beyond the end are zero
  }

  /** Applies the log's frames, if whole and of this log, up to the last commit. */
  private void readLog(byte[] bytes) {
    if (bytes.length < LOG_HEADER || number(bytes, 8, 4) != size) {
      return;
    }
    boolean bigEndian = (bytes[3] & 1) == 1;
    var words =
        ByteBuffer.wrap(bytes).order(bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    var sum = new int[2];
    add(sum, words, 0, 24);
    var underWay = new HashMap<Integer, byte[]>();
    for (int at = LOG_HEADER; at + FRAME_HEADER + size <= bytes.length; at += FRAME_HEADER + size) {
      add(sum, words, at, 8);
      add(sum, words, at + FRAME_HEADER, size);
      boolean whole =
          number(bytes, at + 8, 4) == number(bytes, 16, 4)
              && number(bytes, at + 12, 4) == number(bytes, 20, 4)
              && number(bytes, at + 16, 4) == sum[0]
              && number(bytes, at + 20, 4) == sum[1];
      if (!whole) {
        return;
      }
      var page = new byte[size];
      System.arraycopy(bytes, at + FRAME_HEADER, page, 0, size);
      underWay.put(number(bytes, at, 4), page);
      int pages = number(bytes, at + 4, 4);
      if (pages != 0) {
        log.putAll(underWay);
        underWay.clear();
        count = pages;
      }
    }
  }

  private static void add(int[] sum, ByteBuffer words, int from, int length) {
    for (int at = from; at < from + length; at += 8) {
      sum[0] += words.getInt(at) + sum[1];
      sum[1] += words.getInt(at + 4) + sum[0];
    }
  }

  /** Returns the number of pages; the first is page 1. */
  int count() {
    return count;
  }

  /** Returns the number of usable bytes of a page. */
  int usable() {
    return size - reserved;
  }

  /** Returns whether the file is shorter than its header says. */
  boolean isTruncated() throws IOException {
    return number(page(1), 28, 4) > count;
  }

  /** Returns whether a page is a pointer map page, which holds no content. */
  boolean isMap(int number) throws IOException {
    boolean hasMaps = number(page(1), 52, 4) != 0;
    return hasMaps && number >= 2 && (number - 2) % (usable() / 5 + 1) == 0;
  }

  byte[] page(int number) throws IOException {
    if (number < 1 || number > count) {
      throw new IndexOutOfBoundsException("page " + number);
    }
    var logged = log.get(number);
    return logged != null ? logged : read(file, (number - 1L) * size, size);
  }

  /** Returns the free pages, as far as their list is readable. */
  Set<Integer> free() throws IOException {
    var free = new HashSet<Integer>();
    int trunk = number(page(1), 32, 4);
    while (trunk > 1 && trunk <= count && free.add(trunk)) {
      var list = page(trunk);
      int leaves = Math.max(0, Math.min(number(list, 4, 4), size / 4 - 2));
      for (int i = 0; i < leaves; i++) {
        free.add(number(list, 8 + 4 * i, 4));
      }
      trunk = number(list, 0, 4);
    }
    return free;
  }
}
