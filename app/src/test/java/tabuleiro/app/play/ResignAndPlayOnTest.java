package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.DialogInterface;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests that one of several people resigns, and the others play on or end the game. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class ResignAndPlayOnTest {
  private static final String THREE = "players=3";

  private PlayScreen screen;

  @After
  public void tearDown() {
    screen.close();
  }

  private void begin(GameRecord record) {
    new PausedCpuBackend().install();
    screen = PlayScreen.of(record);
  }

  /** Opens the question whether to resign and answers it. */
  private void resign(int answer) {
    screen.waitForTurn();
    ((MaterialToolbar) screen.find(R.id.bar)).getMenu().performIdentifierAction(R.id.resign, 0);
    TestWait.pass(50);
    dialog().getButton(answer).performClick();
    TestWait.pass(100);
  }

  private static AlertDialog dialog() {
    return (AlertDialog) ShadowDialog.getLatestDialog();
  }

  private void touch(String move) throws RefusalException {
    screen.waitForTurn();
    screen.touchMove(screen.state().match().position().parse(move));
  }

  private void waitForStatus(String text) {
    TestWait.until(text, () -> text.equals(screen.text(R.id.status)));
  }

  private View seat(int seat) {
    var rows = (ViewGroup) screen.find(R.id.seats);
    var first = (ViewGroup) rows.getChildAt(0);
    int behind = seat - first.getChildCount();
    return behind < 0
        ? first.getChildAt(seat)
        : ((ViewGroup) rows.getChildAt(1)).getChildAt(behind);
  }

  @Test
  public void theSeatPassesByItselfWhileTheOthersPlayOn() throws RefusalException {
    begin(TestRecords.people("shacru", THREE));
    resign(DialogInterface.BUTTON_POSITIVE);
    waitForStatus("Rui to move");
    assertEquals("Ana resigned", screen.text(R.id.last_move));
    assertTrue(
        "Ana resigned. Rui to move"
            .contentEquals(screen.find(R.id.status).getContentDescription()));
    touch("c9-c8");
    touch("g9-g8");
    waitForStatus("Rui to move");
    assertEquals(List.of("resign", "c9-c8", "g9-g8", "pass"), screen.state().match().notation());
    TextView role = seat(0).findViewById(R.id.role);
    assertTrue(role.getText().toString().endsWith("· resigned"));
    assertTrue(seat(0).getContentDescription().toString().contains("resigned"));
    assertFalse(seat(1).getContentDescription().toString().contains("resigned"));
  }

  @Test
  public void itIsTakenBackAndMadeAgain() throws RefusalException {
    begin(TestRecords.people("shacru", THREE));
    resign(DialogInterface.BUTTON_POSITIVE);
    touch("c9-c8");
    touch("g9-g8");
    waitForStatus("Rui to move");
    int[] stops = {2, 1, 0};
    for (int stop : stops) {
      screen.waitForTurn();
      screen.press(R.id.undo);
      TestWait.until("back to " + stop, () -> screen.state().match().ply() == stop);
    }
    waitForStatus("Ana to move");
    screen.waitForTurn();
    screen.press(R.id.redo);
    waitForStatus("Rui to move");
    assertEquals(1, screen.state().match().ply());
    screen.press(R.id.undo);
    touch("e1-e2");
    assertEquals("Ana is back", List.of("e1-e2"), screen.state().match().notation());
  }

  @Test
  public void theGameIsThereAgainAsItWas() throws RefusalException {
    begin(TestRecords.people("azacru", THREE));
    resign(DialogInterface.BUTTON_POSITIVE);
    touch("c9-c8");
    touch("g9-g8");
    waitForStatus("Rui to move");
    screen.waitForTurn();
    var loaded = new ArrayList<LoadedGame>();
    TestApp.container()
        .games()
        .load(screen.fragment().model().savedId(), game -> loaded.add(game.value()));
    TestWait.until("it is read", () -> !loaded.isEmpty());
    var match = ((LoadedGame.Playable) loaded.get(0)).match();
    assertEquals(screen.state().match(), match.snapshot());
    assertTrue(match.position().hasResigned(0));
    screen.rotate();
    waitForStatus("Rui to move");
  }

  @Test
  public void theOthersMayEndIt() {
    begin(TestRecords.people("shacru", THREE));
    resign(DialogInterface.BUTTON_NEUTRAL);
    waitForStatus("Shared win: Rui, Eva");
    assertTrue(screen.text(R.id.reason).startsWith("Ana resigned"));
    assertEquals(0, screen.state().match().length());
  }

  @Test
  public void whoIsLeftWithOneOtherCanOnlyEndIt() {
    begin(TestRecords.people("shacru", THREE));
    resign(DialogInterface.BUTTON_POSITIVE);
    waitForStatus("Rui to move");
    resign(DialogInterface.BUTTON_POSITIVE);
    assertFalse(dialog().getButton(DialogInterface.BUTTON_NEUTRAL).isShown());
    waitForStatus("Eva wins");
  }

  @Test
  public void nobodyIsAskedToPlayOnWhereOnlyCpusAreLeft() throws RefusalException {
    var options = Options.parse(Games.byId("shacru"), THREE);
    var cpu = Player.cpu(Level.CLUB);
    var players = List.of(Player.person(""), cpu, cpu);
    begin(new GameRecord(options, "", players, "", List.of(), null));
    assertFalse(screen.state().canPlayOn());
    resign(DialogInterface.BUTTON_POSITIVE);
    assertTrue(screen.state().match().isClosed());
  }
}
