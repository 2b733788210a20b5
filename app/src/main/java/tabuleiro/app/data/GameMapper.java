package tabuleiro.app.data;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.game.OneLine;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** Turns matches into rows and rows into matches. */
final class GameMapper {
  private static final int LONGEST_NAME = 60;

  private GameMapper() {}

  /** A new row with the whole state of a match. */
  static StoredGame of(Match match, boolean practice, long now) {
    var row = new StoredGame();
    row.game = match.options().game().id();
    row.options = match.options().toString();
    row.players =
        match.players().stream().map(GameMapper::player).collect(Collectors.joining("\n"));
    row.moves = String.join(" ", match.notation());
    row.ply = match.ply();
    row.closing = match.closing() == null ? "" : RecordWriter.closing(match.closing());
    row.practice = practice;
    row.created = now;
    row.changed = now;
    row.finished = match.isOver();
    row.outcome = outcome(match);
    row.level = level(match);
    return row;
  }

  private static String player(Player player) {
    return (player.isPerson() ? "" : player.level().id()) + "\t" + player.name();
  }

  /** How it went for the one person against CPUs; nothing for other company or a running game. */
  private static String outcome(Match match) {
    int person = match.onlyPerson();
    var result = match.result();
    if (person < 0 || result == null) {
      return "";
    }
    if (!result.favours(person)) {
      return "lost";
    }
    return result.isDraw() ? "drawn" : "won";
  }

  private static String level(Match match) {
    if (match.onlyPerson() < 0) {
      return "";
    }
    return match.players().stream()
        .filter(player -> !player.isPerson())
        .map(Player::level)
        .max(Enum::compareTo)
        .map(level -> level.id())
        .orElse("");
  }

  /** The game of a row, at its place; or what is wrong with it. */
  static LoadedGame load(StoredGame row) {
    var details = new GameDetails(row.version(), row.name, row.practice, row.pinned, row.changed);
    var text = text(row);
    try {
      var match = RecordReader.read(text).match();
      match.goTo(Math.max(0, Math.min(row.ply, match.length())));
      return new LoadedGame.Playable(details, match, notes(row));
    } catch (DamagedRecord damage) {
      return new LoadedGame.Damaged(details, row.game, text, damage);
    }
  }

  /** What a review has noted about each move; none without one. */
  static List<String> notes(StoredGame row) {
    var notes = new ArrayList<String>();
    int end = row.review.isEmpty() ? row.review.length() : -1;
    while (end < row.review.length()) {
      int begin = end + 1;
      end = row.review.indexOf('\n', begin);
      end = end < 0 ? row.review.length() : end;
      notes.add(row.review.substring(begin, end));
    }
    return notes;
  }

  /** Notes as they stand in a row. */
  static String column(List<String> notes) {
    return String.join("\n", notes);
  }

  /** The row as a record, word for word, so that a damaged one shows what is there. */
  static String text(StoredGame row) {
    var text = new StringBuilder();
    var writer = new RecordWriter(text);
    writer.tag("Game", row.game);
    writer.tag("Options", row.options);
    int seat = 0;
    for (int end = -1; end < row.players.length(); ) {
      int line = end + 1;
      end = row.players.indexOf('\n', line);
      end = end < 0 ? row.players.length() : end;
      player(writer, ++seat, row.players.substring(line, end));
    }
    writer.tag("Date", day(row.created));
    if (!row.closing.isEmpty()) {
      writer.tag("Result", row.closing);
    }
    return text.append(row.moves).append('\n').toString();
  }

  private static void player(RecordWriter writer, int seat, String player) {
    int tab = player.indexOf('\t');
    writer.tag("Seat" + seat, player.substring(tab + 1));
    if (tab > 0) {
      writer.tag("Level" + seat, player.substring(0, tab));
    }
  }

  /** A name on one line, of a length that fits on a screen. */
  static String tidy(String name) {
    return OneLine.of(name, LONGEST_NAME);
  }

  static String day(long time) {
    return new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(new Date(time));
  }
}
