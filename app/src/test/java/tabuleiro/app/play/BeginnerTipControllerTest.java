package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.FakeAppContainer;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.TouchMoveBuilder;

/** Tests when tips are told and when they go, in a game of Shakti of White against a CPU. */
public final class BeginnerTipControllerTest {
  @Rule public final FakeAppContainer app = new FakeAppContainer();

  private Match match;
  private BeginnerTipController tips;

  @Before
  public void begin() throws RefusalException {
    app.tips().setWanted("shakti", true);
    match =
        new Match(
            Options.standard(Games.byId("shakti")),
            List.of(Player.person(""), Player.cpu(Level.CLUB)));
    var arguments = new PlayArguments(new SavedStateHandle());
    tips = new BeginnerTipController(app.settings(), app.tips(), arguments, match);
  }

  private void play(String text) throws RefusalException {
    var before = match.position().copy();
    boolean byPerson = match.toMove().isPerson();
    int move = before.parse(text);
    match.play(move);
    boolean forPerson = !match.isOver() && match.toMove().isPerson();
    tips.moved(before, move, match.position(), match.ply(), byPerson, forPerson);
  }

  private void takeUp(String move) throws RefusalException {
    var moveBuilder = new TouchMoveBuilder(match.position());
    moveBuilder.touch(match.position().touches(match.position().parse(move)).get(0));
    tips.touched(match.position(), moveBuilder.candidates(), match.ply());
  }

  private String told() {
    var tip = tips.state(match.ply()).tip();
    return tip == null ? "" : tip.id() + " of " + tips.state(match.ply()).ply();
  }

  /** Catches a check that is explained when it is over, or not at all since another tip stands. */
  @Test
  public void checkIsToldWhileItLastsAndOthersAnotherTime() throws RefusalException {
    play("b2-b4");
    assertEquals("gap of 1", told());
    play("f6-f4");
    assertEquals("check of 2", told());
    play("d2-c1");
    assertEquals("", told());
    assertTrue(app.tips().wasShown("shakti", "check"));
    assertFalse("it could hardly be read", app.tips().wasShown("shakti", "gap"));
    play("b6-d4");
    assertEquals("gap of 4", told());
  }

  @Test
  public void whoGivesCheckIsToldNothingOfIt() throws RefusalException {
    play("f2-f4");
    assertEquals("gap of 1", told());
    tips.dismiss();
    play("b6-b5");
    play("b2-b3");
    assertEquals("", told());
  }

  @Test
  public void theCrackIsExplainedWhenItIsFirstSeenAndThenTheFall() throws RefusalException {
    takeUp("d2-d3");
    assertEquals("kings let nothing fall", "", told());
    takeUp("b2-b3");
    assertEquals("crack of 1", told());
    play("b2-b3");
    assertEquals("it stays to be read", "crack of 1", told());
    play("b6-b5");
    assertEquals("crack of 1", told());
    play("f2-f4");
    assertEquals("gap of 3", told());
    assertTrue(app.tips().wasShown("shakti", "crack"));
  }

  /** Catches a tip about a move that was taken back. */
  @Test
  public void anUndoTakesTheTipBackToo() throws RefusalException {
    play("b2-b4");
    match.goTo(0);
    assertEquals("", told());
    match.goTo(1);
    assertEquals("gap of 1", told());
  }
}
