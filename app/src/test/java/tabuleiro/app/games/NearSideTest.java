package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the one rule from which side boards are seen; {@code BoardSidesTest} tests who obeys. */
public final class NearSideTest {
  @Test
  public void theOnlyPersonIsNearAtEverySeat() throws RefusalException {
    for (var game : Games.all()) {
      for (var chosen : variants(game.id())) {
        var options = Options.parse(game, chosen);
        var gameUi = GameUiRegistry.of(game);
        for (int seat = 0; seat < game.seats(options); seat++) {
          assertEquals(
              game.id() + " " + chosen,
              gameUi.side(options, seat),
              gameUi.nearSide(match(options, List.of(seat))));
        }
      }
    }
  }

  private static List<String> variants(String game) {
    return game.endsWith("acru") ? List.of("", "players=3", "players=4") : List.of("");
  }

  /** Catches the first seat at the bottom where the second one goes first. */
  @Test
  public void withoutAnOnlyPersonWhoGoesFirstIsNear() throws RefusalException {
    var gameUi = GameUiRegistry.byId("shi");
    for (var first : List.of("samurai", "ninja")) {
      var options = Options.parse(gameUi.game(), "first=" + first);
      int near = gameUi.side(options, first.equals("ninja") ? 1 : 0);
      assertEquals(near, gameUi.nearSide(match(options, List.of(0, 1))));
      assertEquals(near, gameUi.nearSide(match(options, List.of())));
      assertEquals("pictures of no match", near, gameUi.nearSide(options));
    }
  }

  private static Match match(Options options, List<Integer> persons) {
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      players.add(persons.contains(seat) ? Player.person("") : Player.cpu(Level.CLUB));
    }
    return new Match(options, players);
  }
}
