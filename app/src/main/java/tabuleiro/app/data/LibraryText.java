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
import tabuleiro.rules.record.GameRecord;

/**
 * Many games as one text that people can read: records, each below a line of equals signs, with a
 * few tags more than a record needs. Records that were merely pasted one after the other are told
 * apart too.
 */
final class LibraryText {
  private static final Pattern SEPARATOR = Pattern.compile("[>\\s]*={3,}.*");
  private static final Pattern GAME = Pattern.compile("[>\\s\\uFEFF]*\\[\\s*Game\\b.*");
  private static final Pattern TAG_OR_BLANK = Pattern.compile("[>\\s\\uFEFF]*(\\[.*|\\{.*)?");

  private LibraryText() {}

  /** Appends a game with its number. */
  static void write(StringBuilder text, int number, StoredGame row) {
    text.append("=== ").append(number).append(" ===\n");
    if (!row.name.isEmpty()) {
      GameMapper.tag(text, "Name", row.name);
    }
    GameMapper.tag(text, "Created", time().format(new Date(row.created)));
    GameMapper.tag(text, "Changed", time().format(new Date(row.changed)));
    GameMapper.tag(text, "Place", Integer.toString(row.ply));
    if (row.practice) {
      GameMapper.tag(text, "Practice", "yes");
    }
    if (row.pinned) {
      GameMapper.tag(text, "Pinned", "yes");
    }
    text.append(record(GameMapper.load(row))).append('\n');
  }

  /** A game as a record: tidy if it can be read, and else as it is stored. */
  static String record(LoadedGame game) {
    if (game instanceof LoadedGame.Playable playable) {
      return GameRecord.of(playable.match(), GameMapper.day(playable.details().created())).toText();
    }
    return game instanceof LoadedGame.Damaged damaged ? damaged.text() : "";
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
      games.add(new ImportedGame(line, text, GameRecord.parse(text), null));
    } catch (DamagedRecord damage) {
      games.add(new ImportedGame(line, text, damage.recovered(), damage));
    }
  }

  /** The row of a game that was read, with the tags that only the library knows. */
  static StoredGame row(ImportedGame game, long now) {
    var match = game.record().toMatch();
    var place = tag(game.text(), "Place");
    if (place.matches("[0-9]{1,5}")) {
      match.goTo(Math.min(Integer.parseInt(place), match.length()));
    }
    var row = GameMapper.of(match, tag(game.text(), "Practice").equals("yes"), now);
    row.name = GameMapper.tidy(tag(game.text(), "Name"));
    row.pinned = tag(game.text(), "Pinned").equals("yes");
    row.created = time(tag(game.text(), "Created"), now);
    row.changed = time(tag(game.text(), "Changed"), now);
    return row;
  }

  /** What makes two games the same, whenever and under whatever name they were stored. */
  static String key(StoredGame row) {
    return String.join("\n", row.game, row.options, row.players, row.closing, row.moves);
  }

  private static String tag(String text, String name) {
    var tag = Pattern.compile("(?m)^[>\\s]*\\[" + name + " \"(.*)\"\\]\\s*$").matcher(text);
    return tag.find() ? tag.group(1).replaceAll("\\\\(.)", "$1") : "";
  }

  private static long time(String text, long otherwise) {
    try {
      return text.isEmpty() ? otherwise : Math.min(time().parse(text).getTime(), otherwise);
    } catch (ParseException unreadable) {
      return otherwise; // a date is worth less than the game it stands above
    }
  }

  private static SimpleDateFormat time() {
    var format = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT);
    format.setTimeZone(TimeZone.getTimeZone("UTC"));
    return format;
  }
}
