package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.app.data.RandomGames;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests from where a lost game can be tried again. */
public final class TurningPointTest {
  private static final List<Player> PLAYERS = List.of(Player.person(""), Player.cpu(Level.CLUB));

  /** Catches a moment that is not the last one, told by going forward instead of back. */
  @Test
  public void isTheLastMomentWithoutArrears() {
    for (var game : Games.all()) {
      var dice = new Random(7);
      for (int i = 0; i < 20; i++) {
        var match = new Match(Options.standard(game), PLAYERS);
        RandomGames.play(match, 400, dice);
        var turned = TurningPoint.of(match);
        if (turned != null) {
          assertFalse(match.result().favours(0));
          for (int ply = turned.ply(); ply <= match.length(); ply++) {
            var position = match.positionAt(ply);
            assertEquals(ply == turned.ply(), position.score(0) >= position.score(1));
          }
          var retry = turned.retry(match).toMatch();
          assertTrue(retry.toMove().isPerson());
          assertFalse(retry.isOver());
          assertTrue(retry.length() >= turned.ply() - 1);
        }
      }
    }
  }

  @Test
  public void aGameThatPointsHaveNotDecidedHasNone() {
    for (var game : Games.all()) {
      var match = new Match(Options.standard(game), PLAYERS);
      RandomGames.play(match, 4, new Random(3));
      assertNull("it goes on", TurningPoint.of(match));
      match.close(new ChosenEnding(0));
      assertNull("resigned", TurningPoint.of(match));
    }
  }
}
