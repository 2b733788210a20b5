package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

/** Creates a new game with the same options, start position and players as another. */
final class RematchFactory {
  private RematchFactory() {}

  /** Returns a game of the same players, each one seat further, so that another player begins. */
  static GameRecord of(ReadableMatch match) {
    var players = new ArrayList<>(match.players());
    Collections.rotate(players, 1);
    return record(match, players);
  }

  /** Returns a game against CPUs of another level; all keep their seats. */
  static GameRecord against(Level level, ReadableMatch match) {
    var players = match.players().stream().map(each -> each.isPerson() ? each : Player.cpu(level));
    return record(match, players.collect(Collectors.toList()));
  }

  private static GameRecord record(ReadableMatch match, List<Player> players) {
    return new GameRecord(match.options(), match.layout(), players, "", List.of(), null);
  }
}
