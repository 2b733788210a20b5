package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.rules.record.ParsedRecord;

/**
 * Set of games that detects duplicates: tells whether an imported record is one of them. Games of
 * the same players with the same moves and end are told apart by the instant at which they were
 * begun; if the record has none, by its day and name; a record with neither is any such game. The
 * same moves with other variations are another game, so that no variations are lost.
 */
final class DuplicateGameDetector {
  /** The identities of all games with some contents. */
  private final Map<String, Set<String>> games = new HashMap<>();

  /** Adds a stored game. */
  void add(GameEntity row) {
    var day = GameMapper.day(row.created);
    for (var contents : contents(row)) {
      var same = games.computeIfAbsent(contents, first -> new HashSet<>());
      same.add(identity(row.created));
      for (var name : List.of("", row.name)) {
        same.add(identity("", name));
        same.add(identity(day, name));
      }
    }
  }

  /** Adds an imported game unless it is there; returns whether it was added. */
  boolean add(ImportedGame game) {
    var all = contents(game.row());
    var there = games.get(all.get(all.size() - 1));
    if (there != null && there.contains(game.identity())) {
      return false;
    }
    add(game.row());
    return true;
  }

  /** Returns what a record tells about its game besides the contents. */
  static String identity(ParsedRecord read, GameEntity row) {
    if (LibraryTextFormat.created(read) != LibraryTextFormat.UNKNOWN_TIME) {
      return identity(row.created);
    }
    boolean hasDay = row.created != LibraryTextFormat.UNKNOWN_TIME;
    return identity(hasDay ? GameMapper.day(row.created) : "", row.name);
  }

  private static String identity(long created) {
    return Long.toString(created);
  }

  private static String identity(String day, String name) {
    return day + "\n" + name;
  }

  /** Returns the contents of a game without variations and, if it has any, with them. */
  private static List<String> contents(GameEntity row) {
    var contents = new ArrayList<String>();
    contents.add(
        String.join("\n", row.game, row.options, row.layout, row.players, row.closing, row.moves));
    if (!row.variations.isEmpty()) {
      contents.add(contents.get(0) + "\n" + row.variations);
    }
    return contents;
  }
}
