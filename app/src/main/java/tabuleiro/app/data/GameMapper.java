package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.TextSanitizer;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.record.ParsedRecord;
import tabuleiro.rules.record.RecordReader;
import tabuleiro.rules.record.RecordReason;
import tabuleiro.rules.record.RecordWriter;

/** Converts matches to database rows and database rows to matches. */
final class GameMapper {
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
    row.variations = column(tree, match.players().size());
    row.hasOwnVariations = true;
    return row;
  }

  /** Returns the column for a tree; empty if the tree contains no more than the moves. */
  static String column(MoveTree tree, int seats) {
    return tree.hasVariationsOrComments() ? RecordWriter.moves(tree, seats) : "";
  }

  /** Returns the variations of a row after the game has continued: the new moves join the tree. */
  static String follow(GameEntity row, GameEntity next) {
    if (row.variations.isEmpty() || row.moves.equals(next.moves)) {
      return row.variations;
    }
    var tree = tree(row).withMainLine(parts(next.moves, ' '));
    return column(tree, parts(row.players, '\n').size());
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
    var details = new GameMetadata(row.version(), row.name, row.practice, row.pinned, row.changed);
    try {
      var study = study(row);
      var match =
          study != null && study.match().notation().equals(parts(row.moves, ' '))
              ? study.match()
              : match(row);
      var tree = study == null ? tree(row) : study.tree();
      match.goTo(Math.max(0, Math.min(row.ply, match.length())));
      return new LoadedGame.Playable(
          details, match, tree.withMainLine(match.notation()), notes(row));
    } catch (DamagedRecordException damage) {
      return new LoadedGame.Damaged(details, row.game, text(row, row.moves), damage);
    }
  }

  /** Replays a row's moves; a row that is not as this version writes it is read as a record. */
  private static Match match(GameEntity row) throws DamagedRecordException {
    try {
      var options = Options.parse(Games.byId(row.game), row.options);
      var players = new ArrayList<Player>();
      for (var player : parts(row.players, '\n')) {
        players.add(player(player));
      }
      if (players.size() != options.game().seats(options)) {
        throw new RefusalException(RecordReason.NO_SEAT, players.size());
      }
      var match = Match.from(options, row.layout, players);
      for (var move : parts(row.moves, ' ')) {
        match.replay(move);
      }
      close(match, row.closing);
      return match;
    } catch (RefusalException refusal) {
      return RecordReader.read(text(row, row.moves)).match();
    }
  }

  private static Player player(String line) throws RefusalException {
    int tab = line.indexOf('\t');
    var level = tab > 0 ? Level.byId(line.substring(0, tab)) : null;
    if (tab > 0 && level == null) {
      throw new RefusalException(RecordReason.UNKNOWN_LEVEL, line);
    }
    return new Player(line.substring(tab + 1), level);
  }

  private static void close(Match match, String closing) throws RefusalException {
    if (closing.isEmpty()) {
      return;
    }
    for (int seat = -1; seat < match.players().size() && match.acceptsRecordedMoves(); seat++) {
      var end = seat < 0 ? ChosenEnding.AGREED : new ChosenEnding(seat);
      if (RecordWriter.closing(end).equals(closing)) {
        match.replay(end);
      }
    }
    if (match.closing() == null) {
      throw new RefusalException(RecordReason.BAD_RESULT, closing, "");
    }
  }

  /**
   * Parses a row's variations with the game's moves; null if there are none or they are damaged.
   */
  @Nullable
  private static ParsedRecord study(GameEntity row) {
    try {
      return row.variations.isEmpty() ? null : RecordReader.read(text(row, row.variations));
    } catch (DamagedRecordException damage) {
      return null; // the tree without the damaged variations is read around the row's moves
    }
  }

  /** Returns a row's variations, without the damaged ones. */
  private static MoveTree tree(GameEntity row) {
    try {
      return row.variations.isEmpty()
          ? MoveTree.EMPTY
          : RecordReader.read(text(row, row.variations)).tree();
    } catch (DamagedRecordException damage) {
      return damage.readable() == null ? MoveTree.EMPTY : damage.readable().tree();
    }
  }

  /** Returns a review's note on each move; empty if there is no review. */
  static List<String> notes(GameEntity row) {
    return parts(row.review, '\n');
  }

  /** Splits a column; returns none for an empty column. */
  static List<String> parts(String column, char separator) {
    var parts = new ArrayList<String>();
    for (int end = column.isEmpty() ? 0 : -1; end < column.length(); ) {
      int begin = end + 1;
      end = column.indexOf(separator, begin);
      end = end < 0 ? column.length() : end;
      parts.add(column.substring(begin, end));
    }
    return parts;
  }

  /** Returns the column for a review's notes. */
  static String column(List<String> notes) {
    return String.join("\n", notes);
  }

  /**
   * Returns the row as a record with its variations, since it is unknown which part is damaged and
   * they contain the moves too.
   */
  static String wholeText(GameEntity row) {
    return text(row, row.variations.isEmpty() ? row.moves : row.variations.strip());
  }

  /** Returns the row as a record, unchanged, so that a damaged row shows what is stored. */
  private static String text(GameEntity row, String moves) {
    var text = new StringBuilder();
    var writer = new RecordWriter(text);
    writer.tag("Game", row.game);
    writer.tag("Options", row.options);
    if (!row.layout.isEmpty()) {
      writer.tag("Layout", row.layout);
    }
    int seat = 0;
    for (var player : parts(row.players, '\n')) {
      int tab = player.indexOf('\t');
      writer.tag("Seat" + ++seat, player.substring(tab + 1));
      if (tab > 0) {
        writer.tag("Level" + seat, player.substring(0, tab));
      }
    }
    writer.tag("Date", day(row.created));
    if (!row.closing.isEmpty()) {
      writer.tag("Result", row.closing);
    }
    return text.append(moves).append('\n').toString();
  }

  /** Returns a name on one line, cut to a length that fits on a screen. */
  static String tidy(String name) {
    return TextSanitizer.singleLine(name, GameMetadata.LONGEST_NAME);
  }

  static String day(long time) {
    return new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(new Date(time));
  }
}
