package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.DialogInterface;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.R;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests that a game from an edited position is played like any other. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class SetUpGameTest {
  private static final String LAYOUT = "..S/NS./.SN to=2 taken=1,0";

  private PlayScreen screen;

  @After
  public void tearDown() {
    screen.close();
  }

  private static GameRecord record(Player first, Player second) throws RefusalException {
    var options = Options.parse(Games.byId("shi"), "size=3 first=samurai win=half");
    return new GameRecord(options, LAYOUT, List.of(first, second), "", List.of(), null);
  }

  private void begin(GameRecord record) {
    new PausedCpuBackend().install();
    screen = PlayScreen.of(record);
  }

  private void touch(String move) throws RefusalException {
    screen.waitForTurn();
    screen.touchMove(screen.state().match().position().parse(move));
  }

  private void choose(int item) {
    ((MaterialToolbar) screen.find(R.id.bar)).getMenu().performIdentifierAction(item, 0);
    TestWait.pass(50);
  }

  private void resign() {
    screen.waitForTurn();
    choose(R.id.resign);
    ((AlertDialog) ShadowDialog.getLatestDialog())
        .getButton(DialogInterface.BUTTON_POSITIVE)
        .performClick();
    TestWait.until("it is over", () -> screen.state().result() != null);
  }

  @Test
  public void itIsPlayedTakenBackAndFoundAgainAsItWas() throws RefusalException {
    begin(record(Player.person("Ana"), Player.person("Rui")));
    touch("a2-a3");
    touch("b2-a2");
    screen.waitForTurn();
    screen.press(R.id.undo);
    TestWait.until("one is taken back", () -> screen.state().match().ply() == 1);
    screen.waitForTurn();
    long id = screen.fragment().model().savedId();
    var played = screen.state().match();
    screen.scenario().onActivity(activity -> activity.play(id));
    screen.waitForGame();
    TestWait.until("it is read", () -> played.equals(screen.state().match()));
    screen.waitForTurn();
    screen.press(R.id.undo);
    TestWait.until("all is taken back", () -> screen.state().match().ply() == 0);
    assertEquals(LAYOUT, screen.state().match().position().layout());
    assertEquals("Rui to move", ((TextView) screen.find(R.id.status)).getText().toString());
  }

  @Test
  public void aRematchBeginsThereAgainAndNoLevelIsAdvised() throws RefusalException {
    begin(record(Player.cpu(Level.CLUB), Player.person("Ana")));
    resign();
    assertFalse(screen.find(R.id.try_level).isShown());
    var over = screen.state().match();
    assertNull(LevelAdvice.next(over));
    choose(R.id.rematch);
    TestWait.until(
        "it begins anew", () -> screen.state() != null && screen.state().result() == null);
    assertEquals(LAYOUT, screen.state().match().layout());
    assertTrue("the seats change", screen.state().match().players().get(0).isPerson());
  }
}
