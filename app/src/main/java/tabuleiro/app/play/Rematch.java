package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

/** The same game again, from where it began, every player one seat further. */
final class Rematch {
  private Rematch() {}

  /** Of the same players. */
  static GameRecord of(ReadableMatch match) {
    return record(match, match.players());
  }

  /** With CPUs of another level. */
  static GameRecord against(Level level, ReadableMatch match) {
    var players = new ArrayList<Player>();
    for (var player : match.players()) {
      players.add(player.isPerson() ? player : Player.cpu(level));
    }
    return record(match, players);
  }

  private static GameRecord record(ReadableMatch match, List<Player> seated) {
    var players = new ArrayList<>(seated);
    Collections.rotate(players, 1);
    return new GameRecord(match.options(), match.layout(), players, "", List.of(), null);
  }
}
