package tabuleiro.app.games;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.games.niju.NiJuLook;
import tabuleiro.app.games.pacru.PacruLook;
import tabuleiro.app.games.shakti.ShaktiLook;
import tabuleiro.app.games.shi.ShiLook;
import tabuleiro.rules.game.Game;

/** The register of looks: a new game is one line here. */
public final class GameLooks {
  private static final List<GameLook> ALL =
      List.of(
          new PacruLook("shacru", R.string.look_shacru_summary),
          new PacruLook("azacru", R.string.look_azacru_summary),
          new ShaktiLook(),
          new NiJuLook(),
          new ShiLook());

  private GameLooks() {}

  /** The look of every game, in the order of the games. */
  public static List<GameLook> all() {
    return ALL;
  }

  /** The look of a game. */
  public static GameLook of(Game game) {
    for (var look : ALL) {
      if (look.game().id().equals(game.id())) {
        return look;
      }
    }
    throw new IllegalArgumentException("no look for " + game.id());
  }
}
