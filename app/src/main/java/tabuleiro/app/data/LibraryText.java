package tabuleiro.app.data;

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.regex.Pattern;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.ReadRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/**
 * Many games as one text that people can read: records, each below a line of equals signs, with a
 * few tags more than a record needs. Records that were merely pasted one after the other are told
 * apart too.
 */
final class LibraryText {
  private static final Pattern SEPARATOR = Pattern.compile("[>\\s]*={3,}.*");
  private static final Pattern GAME = Pattern.compile("[>\\s\\uFEFF]*\\[\\s*Game\\b.*");
  private static final Pattern TAG_OR_BLANK = Pattern.compile("[>\\s\\uFEFF]*(\\[.*|\\{.*)?");

  private static final String NAME = "Name";
  private static final String CREATED = "Created";
  private static final String CHANGED = "Changed";
  private static final String PLACE = "Place";
  private static final String PRACTICE = "Practice";
  private static final String PINNED = "Pinned";
  private static final String YES = "yes";

  /** Later than any import: no game is taken to be younger than the moment it is brought in. */
  private static final long UNKNOWN_TIME = Long.MAX_VALUE;

  private LibraryText() {}

  /** Appends a game with its number. */
  static void write(StringBuilder text, int number, StoredGame row) {
    text.append("=== ").append(number).append(" ===\n");
    var writer = new RecordWriter(text);
    if (!row.name.isEmpty()) {
      writer.tag(NAME, row.name);
    }
    writer.tag(CREATED, timeFormat().format(new Date(row.created)));
    writer.tag(CHANGED, timeFormat().format(new Date(row.changed)));
    writer.tag(PLACE, Integer.toString(row.ply));
    if (row.practice) {
      writer.tag(PRACTICE, YES);
    }
    if (row.pinned) {
      writer.tag(PINNED, YES);
    }
    var stored = GameMapper.text(row);
    try {
      writer.match(RecordReader.read(stored).match(), GameMapper.day(row.created));
    } catch (DamagedRecord damaged) {
      text.append(stored); // someone may still make something of it
    }
    text.append('\n');
  }

  /** Reads every record of a text. */
  static List<ImportedGame> read(String text) {
    var games = new ArrayList<ImportedGame>();
    var record = new StringBuilder();
    boolean moves = false;
    int first = 1;
    int number = 0;
    for (var line : text.replace("\r\n", "\n").replace('\r', '\n').split("\n", -1)) {
      number++;
      boolean separates = SEPARATOR.matcher(line).matches();
      if (separates || moves && GAME.matcher(line).matches()) {
        add(games, first, record);
        first = separates ? number + 1 : number;
        moves = false;
      }
      if (!separates) {
        moves |= !TAG_OR_BLANK.matcher(line).matches();
        record.append(line).append('\n');
      }
    }
    add(games, first, record);
    return games;
  }

  private static void add(List<ImportedGame> games, int line, StringBuilder record) {
    var text = record.toString();
    record.setLength(0);
    if (text.isBlank()) {
      return;
    }
    try {
      games.add(new ImportedGame(line, row(RecordReader.read(text)), null));
    } catch (DamagedRecord damage) {
      var readable = damage.readable();
      games.add(new ImportedGame(line, readable == null ? null : row(readable), damage));
    }
  }

  /** The row of a game that was read, with what the tags say that only the library knows. */
  private static StoredGame row(ReadRecord read) {
    var match = read.match();
    var place = read.tag(PLACE);
    if (place.matches("[0-9]{1,5}")) {
      match.goTo(Math.min(Integer.parseInt(place), match.length()));
    }
    var row = GameMapper.of(match, read.tag(PRACTICE).equals(YES), UNKNOWN_TIME);
    row.name = GameMapper.tidy(read.tag(NAME));
    row.pinned = read.tag(PINNED).equals(YES);
    row.created = time(read.tag(CREATED));
    row.changed = time(read.tag(CHANGED));
    return row;
  }

  /** What makes two games the same, whenever and under whatever name they were stored. */
  static String key(StoredGame row) {
    return String.join("\n", row.game, row.options, row.players, row.closing, row.moves);
  }

  private static long time(String text) {
    try {
      return text.isEmpty() ? UNKNOWN_TIME : timeFormat().parse(text).getTime();
    } catch (ParseException unreadable) {
      return UNKNOWN_TIME; // a date is worth less than the game it stands above
    }
  }

  private static SimpleDateFormat timeFormat() {
    var format = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT);
    format.setTimeZone(TimeZone.getTimeZone("UTC"));
    return format;
  }
}
