package tabuleiro.app.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/** Games shown in stores: played by the CPU and stored beside the pictures as records. */
final class StoreGames {
  private StoreGames() {}

  /** Returns a whole game. */
  static GameRecord of(String game) {
    try (var text = StoreGames.class.getResourceAsStream(game + ".txt")) {
      return GameRecord.parse(new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException | DamagedRecordException e) {
      throw new AssertionError(game, e);
    }
  }

  /** Returns a game up to a move, among the same players. */
  static GameRecord upTo(int moves, String game) {
    var whole = of(game);
    var played = whole.moves().subList(0, moves);
    return new GameRecord(whole.options(), "", whole.players(), "", played, null);
  }
}
