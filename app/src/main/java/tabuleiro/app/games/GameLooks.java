package tabuleiro.app.games;

import java.util.List;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.games.niju.NiJuLook;
import tabuleiro.app.games.pacru.AzacruLook;
import tabuleiro.app.games.pacru.ShacruLook;
import tabuleiro.app.games.shakti.ShaktiLook;
import tabuleiro.app.games.shi.ShiLook;
import tabuleiro.rules.game.Game;

/** Registry of the games' user interfaces: a new game is one line here. */
public final class GameLooks {
  private static final List<GameLook> ALL =
      List.of(
          new ShacruLook(), //
          new AzacruLook(),
          new ShaktiLook(),
          new NiJuLook(),
          new ShiLook());

  private GameLooks() {}

  /** Returns the user interfaces of all games, in the order of the games. */
  public static List<GameLook> all() {
    return ALL;
  }

  /** Returns the user interface of a game. */
  public static GameLook of(Game game) {
    return byId(game.id());
  }

  /** Returns the user interface of the game with an id. */
  public static GameLook byId(String gameId) {
    for (var look : ALL) {
      if (look.game().id().equals(gameId)) {
        return look;
      }
    }
    throw new IllegalArgumentException("no look for " + gameId);
  }
}
