package tabuleiro.app.data;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.game.TextSanitizer;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordWriter;

/** Maps matches to rows and rows to matches. */
final class GameMapper {
  private static final int LONGEST_NAME = 60;

  private GameMapper() {}

  /** Returns a new row with the whole state of a match. */
  static GameEntity of(Match match, boolean practice, long now) {
    var row = new GameEntity();
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

  /** Returns a new row with variations and comments. */
  static GameEntity of(Match match, MoveTree tree, boolean practice, long now) {
    if (!tree.movesTo(tree.mainLineEnd()).equals(match.notation())) {
      throw new IllegalArgumentException(tree + " is about another match");
    }
    var row = of(match, practice, now);
    row.variations = column(tree, match);
    row.hasOwnVariations = true;
    return row;
  }

  /** Returns the column for a tree; empty if the tree contains no more than the moves. */
  static String column(MoveTree tree, Match match) {
    return tree.hasVariationsOrComments() ? RecordWriter.moves(tree, match.players().size()) : "";
  }

  /** Returns the variations of a row after the game has continued: the new moves join the tree. */
  static String follow(GameEntity row, GameEntity next) {
    boolean isSame = row.variations.isEmpty() || row.moves.equals(next.moves);
    if (!isSame && load(next) instanceof LoadedGame.Playable game) {
      return column(tree(row, game.match()), game.match());
    }
    return row.variations;
  }

  private static String player(Player player) {
    return (player.level() == null ? "" : player.level().id()) + "\t" + player.name();
  }

  /**
   * Returns the outcome for the one person against CPUs. Empty for other players, for a running
   * game, and for a game from a layout, which may have been decided before it began.
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

  /** Returns the game of a row at its current ply, or what is wrong with the row. */
  static LoadedGame load(GameEntity row) {
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

  /** Returns a row's variations around the moves of a match, without the damaged ones. */
  private static MoveTree tree(GameEntity row, Match match) {
    if (row.variations.isEmpty()) {
      return MoveTree.of(match, Collections.emptyList());
    }
    var text = text(row, row.variations);
    try {
      return RecordReader.read(text).tree().withMainLine(match.notation());
    } catch (DamagedRecord damage) {
      var tree = damage.readable() == null ? MoveTree.EMPTY : damage.readable().tree();
      return tree.withMainLine(match.notation());
    }
  }

  /** Returns a review's note on each move; empty if there is no review. */
  static List<String> notes(GameEntity row) {
    return lines(row.review);
  }

  /** Splits a column into lines; returns none for an empty column. */
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

  /** Returns the column for a review's notes. */
  static String column(List<String> notes) {
    return String.join("\n", notes);
  }

  /** Returns the row as a record, unchanged, so that a damaged row shows what is stored. */
  static String text(GameEntity row) {
    return text(row, row.moves);
  }

  /**
   * Returns the row as a record with its variations, since it is unknown which part is damaged and
   * they contain the moves too.
   */
  static String wholeText(GameEntity row) {
    return text(row, row.variations.isEmpty() ? row.moves : row.variations.strip());
  }

  private static String text(GameEntity row, String moves) {
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

  /** Returns a name on one line, cut to a length that fits on a screen. */
  static String tidy(String name) {
    return TextSanitizer.singleLine(name, LONGEST_NAME);
  }

  static String day(long time) {
    return new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(new Date(time));
  }
}
