package tabuleiro.app.data;

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.ReadRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;
import tabuleiro.rules.review.ReviewNotes;

/**
 * Many games as one text that people can read: records, each below a line of equals signs, with a
 * few tags more than a record needs. Records that were merely pasted one after the other are told
 * apart too.
 */
final class LibraryText {
  /** No library has more games; what seems to have is something else, and would fill the memory. */
  private static final int MOST_GAMES = 100_000;

  /** No place needs more digits. */
  private static final int MOST_DIGITS = 5;

  private static final String SEPARATOR = "===";
  private static final String GAME = "Game";
  private static final String NAME = "Name";
  private static final String CREATED = "Created";
  private static final String CHANGED = "Changed";
  private static final String PLACE = "Place";
  private static final String PRACTICE = "Practice";
  private static final String PINNED = "Pinned";
  private static final String RECEIVED = "Received";
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
    if (row.received) {
      writer.tag(RECEIVED, YES);
    }
    if (GameMapper.load(row) instanceof LoadedGame.Playable game) {
      var day = GameMapper.day(row.created);
      writer.match(game.match(), day, game.tree().withNotes(game.notes()));
    } else {
      text.append(GameMapper.wholeText(row)); // someone may still make something of it
    }
    text.append('\n');
  }

  /** Reads every record of a text, line by line. */
  static List<ImportedGame> read(String text) {
    var games = new ArrayList<ImportedGame>();
    boolean moves = false;
    int record = 0; // where the record begins, and in which line
    int first = 1;
    int number = 0;
    for (int line = 0; line < text.length(); ) {
      number++;
      int end = lineEnd(text, line);
      int next = text.startsWith("\r\n", end) ? end + 2 : Math.min(end + 1, text.length());
      int word = firstWord(text, line, end);
      boolean separates = text.startsWith(SEPARATOR, word);
      if (separates || moves && isGame(text, word)) {
        add(games, first, text.substring(record, line));
        record = separates ? next : line;
        first = separates ? number + 1 : number;
        moves = false;
      }
      if (!separates) {
        moves |= word < end && text.charAt(word) != '[' && text.charAt(word) != '{';
      }
      line = next;
    }
    add(games, first, text.substring(record));
    return games;
  }

  private static int lineEnd(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** Where a line begins after blanks, quote marks and what files may begin with. */
  private static int firstWord(String text, int line, int end) {
    int word = line;
    while (word < end
        && (Character.isWhitespace(text.charAt(word))
            || ">\uFEFF".indexOf(text.charAt(word)) >= 0)) {
      word++;
    }
    return word;
  }

  /** Whether the tag stands here that names the game: with it a record may begin. */
  private static boolean isGame(String text, int word) {
    if (!text.startsWith("[", word)) {
      return false;
    }
    int name = word + 1;
    while (name < text.length() && text.charAt(name) == ' ') {
      name++;
    }
    int end = name + GAME.length();
    return text.regionMatches(true, name, GAME, 0, GAME.length())
        && end < text.length()
        && !Character.isLetterOrDigit(text.charAt(end));
  }

  private static void add(List<ImportedGame> games, int line, String text) {
    if (text.isBlank()) {
      return;
    }
    if (games.size() == MOST_GAMES) {
      throw new TooManyGames();
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
    match.goTo(place(read.tag(PLACE), match.length()));
    var row = GameMapper.of(match, read.tag(PRACTICE).equals(YES), UNKNOWN_TIME);
    row.name = GameMapper.tidy(read.tag(NAME));
    row.pinned = read.tag(PINNED).equals(YES);
    row.received = read.tag(RECEIVED).equals(YES);
    row.created = time(read.tag(CREATED));
    row.changed = time(read.tag(CHANGED));
    var notes = read.tree().notes();
    boolean isReviewed = ReviewNotes.read(match, notes) != null;
    row.review = isReviewed ? GameMapper.column(notes) : "";
    row.variations =
        GameMapper.column(isReviewed ? read.tree().withoutNotes() : read.tree(), match);
    return row;
  }

  /** The place that a tag names; what is no place in the game is its end. */
  private static int place(String tag, int end) {
    try {
      int place = tag.length() > MOST_DIGITS ? end : Integer.parseInt(tag);
      return place < 0 || place > end ? end : place;
    } catch (NumberFormatException unreadable) {
      return end; // likewise worth less than the game
    }
  }

  /** What makes two games the same, whenever and under whatever name they were stored. */
  static String key(StoredGame row) {
    return String.join(
        "\n", row.game, row.options, row.layout, row.players, row.closing, row.moves);
  }

  /**
   * Whether a game is none of those that were added before, and adds it. With other variations than
   * those have the same moves are another game, or they would be lost; without any they are not.
   */
  static boolean isNew(Set<String> keys, StoredGame row) {
    var key = key(row);
    boolean isNew = keys.add(key);
    return row.variations.isEmpty() ? isNew : keys.add(key + "\n" + row.variations);
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
