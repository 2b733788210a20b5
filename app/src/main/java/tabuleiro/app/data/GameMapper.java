package tabuleiro.app.data;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.game.OneLine;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;
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
    row.layout = match.layout();
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

  /** The same, with variations and comments of its own. */
  static StoredGame of(Match match, MoveTree tree, boolean practice, long now) {
    if (!tree.movesTo(tree.end()).equals(match.notation())) {
      throw new IllegalArgumentException(tree + " is about another match");
    }
    var row = of(match, practice, now);
    row.variations = column(tree, match);
    row.hasOwnVariations = true;
    return row;
  }

  /** The tree of a game as it stands in a row: nothing if it tells no more than the moves. */
  static String column(MoveTree tree, Match match) {
    return tree.hasMore() ? RecordWriter.moves(tree, match.players().size()) : "";
  }

  /** The variations of a row for a game that has gone on since: what was played stands beside. */
  static String follow(StoredGame row, StoredGame next) {
    boolean isSame = row.variations.isEmpty() || row.moves.equals(next.moves);
    if (!isSame && load(next) instanceof LoadedGame.Playable game) {
      return column(tree(row, game.match()), game.match());
    }
    return row.variations;
  }

  private static String player(Player player) {
    return (player.isPerson() ? "" : player.level().id()) + "\t" + player.name();
  }

  /**
   * How it went for the one person against CPUs; nothing for other company or a running game, nor
   * for one from a layout, which may have been won before it began.
   */
  private static String outcome(Match match) {
    int person = match.onlyPerson();
    var result = match.result();
    if (person < 0 || result == null || !match.layout().isEmpty()) {
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
      return new LoadedGame.Playable(details, match, tree(row, match), notes(row));
    } catch (DamagedRecord damage) {
      return new LoadedGame.Damaged(details, row.game, text, damage);
    }
  }

  /** The variations of a row around the moves of a match; what is damaged of them is left out. */
  private static MoveTree tree(StoredGame row, Match match) {
    if (row.variations.isEmpty()) {
      return MoveTree.of(match, Collections.emptyList());
    }
    var text = text(row, row.variations);
    try {
      return RecordReader.read(text).tree().along(match.notation());
    } catch (DamagedRecord damage) {
      var tree = damage.readable() == null ? MoveTree.EMPTY : damage.readable().tree();
      return tree.along(match.notation());
    }
  }

  /** What a review has noted about each move; none without one. */
  static List<String> notes(StoredGame row) {
    return lines(row.review);
  }

  /** The lines of a column; none if it is empty. */
  static List<String> lines(String column) {
    var lines = new ArrayList<String>();
    int end = column.isEmpty() ? 0 : -1;
    while (end < column.length()) {
      int begin = end + 1;
      end = column.indexOf('\n', begin);
      end = end < 0 ? column.length() : end;
      lines.add(column.substring(begin, end));
    }
    return lines;
  }

  /** Notes as they stand in a row. */
  static String column(List<String> notes) {
    return String.join("\n", notes);
  }

  /** The row as a record, word for word, so that a damaged one shows what is there. */
  static String text(StoredGame row) {
    return text(row, row.moves);
  }

  /**
   * The same for those who cannot tell what of it is damaged: its variations hold the moves too.
   */
  static String wholeText(StoredGame row) {
    return text(row, row.variations.isEmpty() ? row.moves : row.variations.strip());
  }

  private static String text(StoredGame row, String moves) {
    var text = new StringBuilder();
    var writer = new RecordWriter(text);
    writer.tag("Game", row.game);
    writer.tag("Options", row.options);
    if (!row.layout.isEmpty()) {
      writer.tag("Layout", row.layout);
    }
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
    return text.append(moves).append('\n').toString();
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
