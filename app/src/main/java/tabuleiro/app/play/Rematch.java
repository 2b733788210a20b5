package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

/** The same game again, from where it began. */
final class Rematch {
  private Rematch() {}

  /** Of the same players, every one a seat further, so that another goes first. */
  static GameRecord of(ReadableMatch match) {
    var players = new ArrayList<>(match.players());
    Collections.rotate(players, 1);
    return record(match, players);
  }

  /** With CPUs of another level; all keep their seats, since only the level was asked for. */
  static GameRecord against(Level level, ReadableMatch match) {
    var players = new ArrayList<Player>();
    for (var player : match.players()) {
      players.add(player.isPerson() ? player : Player.cpu(level));
    }
    return record(match, players);
  }

  private static GameRecord record(ReadableMatch match, List<Player> players) {
    return new GameRecord(match.options(), match.layout(), players, "", List.of(), null);
  }
}
