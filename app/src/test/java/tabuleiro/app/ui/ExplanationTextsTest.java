package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.rules.Games;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

@RunWith(AndroidJUnit4.class)
public final class ExplanationTextsTest {
  private Context context = ApplicationProvider.getApplicationContext();

  private static Position position(String game, String layout) throws RefusalException {
    Game rules = Games.byId(game);
    return rules.layout(Options.standard(rules), layout);
  }

  private String why(Position from, String played, String better, String named)
      throws RefusalException {
    var told = ExplanationFinder.of(from, List.of(played.split(" ")), List.of(better.split(" ")));
    return new ExplanationTexts(context, from.options().game()).say(told, named);
  }

  @Test
  public void ofAPositionItIsSaidWhatStandsOut() throws RefusalException {
    // The Ninja on a3 stands behind the Samurai's screen; nobody could recapture.
    var position =
        position(
            "shi",
            "S......./......../......../......../S......./N......./......../.......N taken=0,0");
    assertEquals(
        "The Samurai can now capture 1 piece without being recaptured.",
        ExplanationTexts.of(context, position));
    var start = Games.byId("shi").start(Options.standard(Games.byId("shi")));
    assertEquals("", ExplanationTexts.of(context, start));
  }

  @Test
  public void theBetterMoveIsSpokenOfOnlyIfItMayBeNamed() throws RefusalException {
    var from =
        position(
            "shi",
            "...S..../......../......../......../......../N......./......../N......S taken=0,0");
    var danger = "The Ninja can now capture 1 piece without being recaptured.";
    assertEquals(danger, why(from, "d8-a8", "d8-c8", ""));
    assertEquals(
        danger + "\nWith d8-c8: the Ninja can’t capture anything without being recaptured.",
        why(from, "d8-a8", "d8-c8", "d8-c8"));
  }

  @Test
  public void whereALineLeadsIsSaidWithTheNumberOfMoves() throws RefusalException {
    var middle = position("shakti", "to=1 Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    assertEquals(
        "1 move later, if everyone plays well: Black wins.",
        why(middle, "f2-g1 f4xd2", "d4xb6 d7-e7", ""));
    RuntimeEnvironment.setQualifiers("pt-rPT");
    context = ApplicationProvider.getApplicationContext();
    assertEquals(
        "1 jogada depois, se todos jogarem bem: as Pretas ganham.",
        why(middle, "f2-g1 f4xd2", "d4xb6 d7-e7", ""));
  }
}
