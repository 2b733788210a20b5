package tabuleiro.app.data;

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import tabuleiro.rules.game.TextSanitizer;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.ParsedRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;
import tabuleiro.rules.review.ReviewCodec;

/**
 * Parser and writer of the export format, which holds many saved games in one human-readable text:
 * game records, each below a line of equals signs, with a few additional tags. Records pasted one
 * after the other are separated too.
 */
final class LibraryTextFormat {
  /**
   * Limit that protects the memory: no library has more games, so a text that seems to is something
   * else.
   */
  private static final int MOST_GAMES = 100_000;

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

  /** Later than any import, so that a game never appears newer than its import. */
  static final long UNKNOWN_TIME = Long.MAX_VALUE;

  private LibraryTextFormat() {}

  /** Appends a numbered game. */
  static void write(StringBuilder text, int number, GameEntity row) {
    text.append("=== ").append(number).append(" ===\n");
    var writer = new RecordWriter(text);
    if (!row.name.isEmpty()) {
      writer.tag(NAME, row.name);
    }
    writer.tag(CREATED, instants().format(new Date(row.created)));
    writer.tag(CHANGED, instants().format(new Date(row.changed)));
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
      text.append(GameMapper.wholeText(row)); // unreadable, but possibly useful to a person
    }
    text.append('\n');
  }

  /** Reads every record of a text, line by line. */
  static List<ImportedGame> read(String text) {
    var games = new ArrayList<ImportedGame>();
    boolean moves = false;
    int record = 0; // offset and line at which the current record begins
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

  /** Returns where a line's text begins after blanks, quote marks and a byte order mark. */
  private static int firstWord(String text, int line, int end) {
    int word = line;
    while (word < end
        && (Character.isWhitespace(text.charAt(word))
            || ">\uFEFF".indexOf(text.charAt(word)) >= 0)) {
      word++;
    }
    return word;
  }

  /** Returns whether the tag that names the game, and may begin a record, stands here. */
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
      throw new StorageException(StorageProblem.TOO_LARGE);
    }
    try {
      games.add(ImportedGame.of(line, RecordReader.read(text), null));
    } catch (DamagedRecordException damage) {
      games.add(ImportedGame.of(line, damage.readable(), damage));
    }
  }

  /** Returns the row of a parsed game, including the tags that only the library uses. */
  static GameEntity row(ParsedRecord read) {
    var match = read.match();
    match.goTo(place(read.tag(PLACE), match.length()));
    var row = GameMapper.of(match, read.tag(PRACTICE).equals(YES), UNKNOWN_TIME);
    row.name = GameMapper.tidy(read.tag(NAME));
    row.pinned = read.tag(PINNED).equals(YES);
    row.received = read.tag(RECEIVED).equals(YES);
    row.created = created(read);
    if (row.created == UNKNOWN_TIME) {
      row.created = noon(read.date());
    }
    row.changed = time(read.tag(CHANGED));
    if (row.changed == UNKNOWN_TIME) {
      row.changed = row.created;
    }
    var notes = read.tree().notes();
    boolean isReviewed = ReviewCodec.read(match, notes) != null;
    row.review = isReviewed ? GameMapper.column(notes) : "";
    row.variations =
        GameMapper.column(
            isReviewed ? read.tree().withoutNotes() : read.tree(), match.players().size());
    return row;
  }

  /** Returns whether the name of a player or of the game is cut in the row. */
  static boolean hasLongNames(ParsedRecord read) {
    return read.hasLongNames() || TextSanitizer.isLonger(read.tag(NAME), GameMetadata.LONGEST_NAME);
  }

  /** Returns the instant at which a game was begun, or {@link #UNKNOWN_TIME}. */
  static long created(ParsedRecord read) {
    return time(read.tag(CREATED));
  }

  /** Returns the ply that a tag names, or the end of the game if it is invalid. */
  private static int place(String tag, int end) {
    try {
      int place = Integer.parseInt(tag);
      return place < 0 || place > end ? end : place;
    } catch (NumberFormatException unreadable) {
      return end; // an invalid ply is worth less than the game
    }
  }

  private static long time(String text) {
    try {
      return text.isEmpty() ? UNKNOWN_TIME : instants().parse(text).getTime();
    } catch (ParseException unreadable) {
      return UNKNOWN_TIME; // an invalid date is worth less than the game
    }
  }

  /** Returns noon of a day, which is on the same day in the neighbouring time zones too. */
  private static long noon(String day) {
    var format = new SimpleDateFormat("yyyy-MM-dd HH", Locale.ROOT);
    format.setLenient(false);
    try {
      return day.isEmpty() ? UNKNOWN_TIME : format.parse(day + " 12").getTime();
    } catch (ParseException unreadable) {
      return UNKNOWN_TIME; // as above
    }
  }

  private static SimpleDateFormat instants() {
    var format = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT);
    format.setTimeZone(TimeZone.getTimeZone("UTC"));
    return format;
  }
}
