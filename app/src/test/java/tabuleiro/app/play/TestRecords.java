package tabuleiro.app.play;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Records of new games for tests. */
final class TestRecords {
  private TestRecords() {}

  /** Returns a game with people at all seats. */
  static GameRecord people(String game, String options, String... moves) {
    var players = List.of(Player.person("Ana"), Player.person("Rui"), Player.person("Eva"));
    return of(game, options, players, moves);
  }

  /** Returns a game of Ana against a CPU. */
  static GameRecord againstCpu(String game, String options, Level level, String... moves) {
    return of(game, options, List.of(Player.person("Ana"), Player.cpu(level)), moves);
  }

  /** Returns a game of two CPUs. */
  static GameRecord cpus(String game, String options, Level level) {
    return of(game, options, List.of(Player.cpu(level), Player.cpu(level)));
  }

  private static GameRecord of(String game, String options, List<Player> players, String... moves) {
    try {
      var chosen = Options.parse(Games.byId(game), options);
      int seats = chosen.game().seats(chosen);
      var record = new GameRecord(chosen, "", players.subList(0, seats), "", List.of(moves), null);
      return new GameRecord(
          chosen, "", record.players(), "", new ArrayList<>(record.toMatch().notation()), null);
    } catch (RefusalException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
