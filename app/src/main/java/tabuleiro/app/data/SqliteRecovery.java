package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Recovers saved games from a corrupt SQLite database file. Reads every page on its own, so that a
 * corrupt page costs no other page, not even its children.
 */
final class SqliteRecovery {
  private static final int INDEX_NODE = 2;
  private static final int TABLE_NODE = 5;
  private static final int INDEX_LEAF = 10;
  private static final int TABLE_LEAF = 13;

  /** Larger sizes are corruption, since no game is nearly as long. */
  static final int LARGEST_ROW = 1 << 22;

  /** Number of columns of a game in version 1; each later version has appended its own. */
  private static final int LEAST_COLUMNS = 16;

  private final SqlitePageReader pages;
  private final Map<Long, GameEntity> games = new HashMap<>();
  private final Map<String, String> settings = new HashMap<>();

  /** Rows that the index lists as not deleted, with the value by which they are sorted. */
  private final Map<Long, Long> indexed = new HashMap<>();

  private final Set<Integer> furtherPages = new HashSet<>();
  private final Set<Integer> unreadable = new HashSet<>();
  private boolean counted;

  SqliteRecovery(File file) throws IOException {
    pages = new SqlitePageReader(file);
    var free = pages.free();
    for (int number = 1; number <= pages.count(); number++) {
      if (!free.contains(number)) {
        readPage(number);
      }
    }
    unreadable.removeAll(furtherPages);
  }

  /** Returns the recovered games with their original row ids. */
  List<GameEntity> games() {
    return new ArrayList<>(games.values());
  }

  Map<String, String> settings() {
    return settings;
  }

  /**
   * Returns the least number of games that are lost or only recovered in an older state; {@link
   * StorageDamageReport#UNKNOWN} if a page is unreadable and nothing tells what it held.
   */
  int lost() throws IOException {
    int lost = 0;
    var live =
        games.values().stream()
            .filter(row -> row.deleted == 0)
            .map(row -> row.id)
            .collect(Collectors.toSet());
    for (var entry : indexed.entrySet()) {
      var row = games.get(entry.getKey());
      // Version 1 sorted its index by the time of the change.
      long place = row == null ? -1 : counted ? row.revision : row.changed;
      lost += place >= entry.getValue() ? 0 : 1;
    }
    boolean certain = unreadable.isEmpty() && !pages.isTruncated();
    boolean proven = !live.isEmpty() && live.equals(indexed.keySet());
    return lost > 0 || certain || proven ? lost : StorageDamageReport.UNKNOWN;
  }

  private void readPage(int number) throws IOException {
    var page = pages.page(number);
    int start = number == 1 ? 100 : 0;
    int kind = page[start];
    if (kind != TABLE_LEAF && kind != INDEX_LEAF && kind != INDEX_NODE) {
      if (kind != TABLE_NODE && !pages.isMap(number)) {
        unreadable.add(number); // unless it is an overflow page of a row, which shows later
      }
      return;
    }
    int pointers = start + (kind == INDEX_NODE ? 12 : 8);
    int cells = Math.min(SqlitePageReader.number(page, start + 3, 2), (page.length - pointers) / 2);
    for (int i = 0; i < cells; i++) {
      try {
        readCell(page, SqlitePageReader.number(page, pointers + 2 * i, 2), kind);
      } catch (IndexOutOfBoundsException | CharacterCodingException damaged) {
        // A corrupt value leads outside the page or is not valid text.
        unreadable.add(number);
      }
    }
  }

  private void readCell(byte[] page, int at, int kind) throws IOException {
    var cell = new Bytes(page, kind == INDEX_NODE ? at + 4 : at);
    long size = cell.varint();
    long id = kind == TABLE_LEAF ? cell.varint() : 0;
    if (size < 0 || size > LARGEST_ROW) {
      throw new IndexOutOfBoundsException("a row of " + size);
    }
    var columns = columns(payload(page, cell.at, (int) size, kind == TABLE_LEAF));
    if (kind != TABLE_LEAF) {
      readIndex(columns);
    } else if (columns.size() >= LEAST_COLUMNS) {
      var row = game(id, columns);
      counted |= columns.size() > LEAST_COLUMNS;
      var other = games.get(id);
      if (row != null && (other == null || other.revision <= row.revision)) {
        games.put(id, row);
      }
    } else if (columns.size() == 2
        && columns.get(0) instanceof String key
        && columns.get(1) instanceof String value) {
      settings.put(key, value);
    }
  }

  /** Returns the game, or null if the columns are not those of a game. */
  @Nullable
  private static GameEntity game(long id, List<Object> columns) {
    var row = new GameEntity();
    var values = new HashMap<String, Object>();
    for (var name : row.values().keySet()) {
      if (values.size() < columns.size()) {
        values.put(name, columns.get(values.size()));
      }
    }
    values.put("id", id);
    try {
      row.setValues(values);
      return id > 0 ? row : null;
    } catch (IllegalArgumentException otherTable) {
      return null;
    }
  }

  /** Reads an index entry: deleted, finished, sort value, row id. */
  private void readIndex(List<Object> columns) {
    if (columns.size() == 4
        && Long.valueOf(0).equals(columns.get(0))
        && columns.get(2) instanceof Long place
        && columns.get(3) instanceof Long id) {
      indexed.merge(id, place, Math::max);
    }
  }

  /** Returns the bytes of a row, including those on overflow pages. */
  private byte[] payload(byte[] page, int at, int size, boolean table) throws IOException {
    int usable = pages.usable();
    int most = table ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    int least = (usable - 12) * 32 / 255 - 23;
    int rest = least + (size - least) % (usable - 4);
    int here = size <= most ? size : rest <= most ? rest : least;
    var payload = new byte[size];
    System.arraycopy(page, at, payload, 0, here);
    int next = here < size ? SqlitePageReader.number(page, at + here, 4) : 0;
    for (int done = here; done < size; ) {
      var more = pages.page(next);
      furtherPages.add(next);
      int part = Math.min(usable - 4, size - done);
      System.arraycopy(more, 4, payload, done, part);
      done += part;
      next = SqlitePageReader.number(more, 0, 4);
    }
    return payload;
  }

  /** Decodes the columns of a row: {@code Long}, {@code String}, or null for other types. */
  private static List<Object> columns(byte[] payload) throws CharacterCodingException {
    var header = new Bytes(payload, 0);
    int end = (int) header.varint();
    int at = end;
    var columns = new ArrayList<Object>();
    while (header.at < end) {
      long kind = header.varint();
      int length = length(kind);
      columns.add(column(payload, at, kind, length));
      at += length;
    }
    return columns;
  }

  private static int length(long kind) {
    if (kind >= 12) {
      return (int) Math.min(LARGEST_ROW, (kind - 12) / 2);
    }
    return new int[] {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0}[(int) kind];
  }

  @Nullable
  private static Object column(byte[] bytes, int at, long kind, int length)
      throws CharacterCodingException {
    if (kind >= 13 && kind % 2 == 1) {
      // Throws where String would insert a replacement character.
      var decoder = StandardCharsets.UTF_8.newDecoder();
      return decoder.decode(ByteBuffer.wrap(bytes, at, length)).toString();
    } else if (kind == 8 || kind == 9) {
      return kind - 8;
    } else if (kind < 1 || kind > 6) {
      return null;
    }
    long number = bytes[at];
    for (int i = 1; i < length; i++) {
      number = number << 8 | bytes[at + i] & 0xFF;
    }
    return number;
  }

  /** Sequential reader of bytes. */
  private static final class Bytes {
    private final byte[] bytes;
    private int at;

    Bytes(byte[] bytes, int at) {
      this.bytes = bytes;
      this.at = at;
    }

    long varint() {
      long number = 0;
      for (int i = 0; i < 8; i++) {
        byte next = bytes[at++];
        number = number << 7 | next & 0x7F;
        if (next >= 0) {
          return number;
        }
      }
      return number << 8 | bytes[at++] & 0xFF;
    }
  }
}
