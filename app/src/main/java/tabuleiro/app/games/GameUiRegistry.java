package tabuleiro.app.games;

import java.util.List;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.azacru.AzacruUi;
import tabuleiro.app.games.niju.NiJuUi;
import tabuleiro.app.games.shacru.ShacruUi;
import tabuleiro.app.games.shakti.ShaktiUi;
import tabuleiro.app.games.shi.ShiUi;
import tabuleiro.rules.game.Game;

/**
 * Registry of the user interfaces of all games, by which a game's board and texts are found; a new
 * game is one line here.
 */
public final class GameUiRegistry {
  private static final List<GameUi> ALL =
      List.of(
          new ShacruUi(), //
          new AzacruUi(),
          new ShaktiUi(),
          new NiJuUi(),
          new ShiUi());

  private GameUiRegistry() {}

  /** Returns the user interfaces of all games, in the order of the games. */
  public static List<GameUi> all() {
    return ALL;
  }

  /** Returns the user interface of a game. */
  public static GameUi of(Game game) {
    return byId(game.id());
  }

  /** Returns the user interface of the game with an id. */
  public static GameUi byId(String gameId) {
    return all().stream()
        .filter(each -> each.game().id().equals(gameId))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no look for " + gameId));
  }
}
