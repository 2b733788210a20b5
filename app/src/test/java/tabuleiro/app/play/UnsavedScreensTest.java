package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;

import android.content.DialogInterface;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.R;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.RefusalException;

/** Tests that nobody leaves unsaved moves without being told what becomes of them. */
@RunWith(AndroidJUnit4.class)
public final class UnsavedScreensTest {
  private PlayScreen screen;

  @After
  public void close() {
    screen.close();
  }

  private void play(String move) throws RefusalException {
    screen.waitForTurn();
    var position = screen.state().match().position();
    int parsed = position.parse(move);
    screen.scenario().onActivity(app -> screen.fragment().model().play(parsed));
  }

  private void back() {
    screen.scenario().onActivity(app -> app.getOnBackPressedDispatcher().onBackPressed());
    TestWait.pass(300);
  }

  private static void answer(int button) {
    ((AlertDialog) ShadowDialog.getLatestDialog()).getButton(button).performClick();
    TestWait.pass(300);
  }

  private boolean isCardShown() {
    View card = screen.find(R.id.storage);
    return card != null && card.isShown();
  }

  @Test
  public void movesThatCanNeitherBeStoredNorKeptAreAskedAbout()
      throws IOException, RefusalException {
    StorageFaults.loseDisk();
    screen = PlayScreen.of(TestRecords.people("shi", "size=3"));
    play("a3-a2");
    TestWait.until("it is said", () -> screen.state().problem() != null);
    TestWait.pass(50);
    back();
    answer(DialogInterface.BUTTON_NEGATIVE);
    assertEquals(1, screen.state().match().ply());
    back();
    answer(DialogInterface.BUTTON_POSITIVE);
    assertNull("it was left", screen.fragment());
  }

  @Test
  public void movesThatAreKeptAreSaidAtHomeShownAgainAndStored() throws RefusalException {
    screen = PlayScreen.of(TestRecords.people("shi", "size=3"));
    play("a3-a2");
    TestWait.until("it is stored", () -> screen.state().canPlay());
    StorageFaults.setReadOnly(true);
    play("a1-b2");
    TestWait.until("it is said", () -> screen.state().problem() != null);
    back();
    TestWait.until("it is said at home too", this::isCardShown);
    assertNull("nobody was asked", ShadowDialog.getLatestDialog());
    screen.scenario().onActivity(app -> app.findViewById(R.id.latest).performClick());
    screen.waitForGame();
    assertEquals("with the moves that wait", 2, screen.state().match().ply());
    TestWait.until("it is said again", () -> screen.state().problem() != null);
    back();
    TestWait.until("it is said at home again", this::isCardShown);
    StorageFaults.setReadOnly(false);
    screen.scenario().onActivity(app -> app.findViewById(R.id.storage_done).performClick());
    TestWait.until("it is stored", () -> !isCardShown());
    TestWait.until("home shows it", () -> state().equals("Ana to move · 1 move played"));
    assertFalse(isCardShown());
  }

  private String state() {
    TextView state = (TextView) screen.find(R.id.state);
    return state == null ? "" : state.getText().toString();
  }
}
