package tabuleiro.rules;

import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.rules.azacru.Azacru;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.shacru.Shacru;
import tabuleiro.rules.shakti.Shakti;
import tabuleiro.rules.shi.Shi;

/**
 * Registry of all games, listed in display order and found by their id. A new game is one line
 * here.
 */
public final class Games {
  private static final List<Game> ALL =
      List.of(new Shacru(), new Azacru(), new Shakti(), new NiJu(), new Shi());

  private Games() {}

  /** Returns all games in display order. */
  public static List<Game> all() {
    return ALL;
  }

  /** Returns the game with an id, in any case. */
  public static Game byId(String id) throws RefusalException {
    for (var game : all()) {
      if (game.id().equalsIgnoreCase(id.strip())) {
        return game;
      }
    }
    var ids = all().stream().map(Game::id).collect(Collectors.joining(", "));
    throw new RefusalException(CommonReason.UNKNOWN_GAME, id, ids);
  }
}
