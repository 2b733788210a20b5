package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;

import android.content.DialogInterface;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.board.Finger;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.RefusalException;

/** Tests that a move that is easily regretted needs a confirmation. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class MoveWarningTest {
  /** White is in check from d4. */
  private static final String[] CHECK = {"b2-b1", "f6-e5", "b1-a1", "e5-d4"};

  private PlayScreen screen;

  @After
  public void tearDown() {
    screen.close();
  }

  private void begin() {
    new PausedCpuBackend().install();
    screen = PlayScreen.of(TestRecords.people("shakti", "", CHECK));
    screen.waitForTurn();
  }

  private void tap(String move) throws RefusalException {
    var position = screen.state().match().position();
    for (var touch : position.touches(position.parse(move))) {
      Finger.tap(screen.board(), touch);
      TestWait.pass(50);
    }
  }

  private void answer(int button) {
    screen.warning().getButton(button).performClick();
    TestWait.pass(50);
  }

  @Test
  public void itIsPlayedIfThePersonSaysSo() throws RefusalException {
    begin();
    tap("a1-a2");
    TextView question = screen.warning().findViewById(android.R.id.message);
    assertEquals("Your king could be captured. Play it anyway?", question.getText().toString());
    assertEquals(CHECK.length, screen.state().match().ply());
    answer(DialogInterface.BUTTON_POSITIVE);
    TestWait.until("it is played", () -> screen.state().match().ply() == CHECK.length + 1);
    assertNull(screen.warning());
  }

  @Test
  public void itIsNotPlayedOtherwise() throws RefusalException {
    begin();
    tap("a1-a2");
    answer(DialogInterface.BUTTON_NEGATIVE);
    assertEquals(CHECK.length, screen.state().match().ply());
    assertNull(screen.warning());
    tap("f2xd4");
    TestWait.until("it is played", () -> screen.state().match().ply() == CHECK.length + 1);
  }

  @Test
  public void theQuestionSurvivesARotation() throws RefusalException {
    begin();
    tap("a1-a2");
    screen.rotate();
    screen.waitForTurn();
    assertNotNull(screen.warning());
    answer(DialogInterface.BUTTON_POSITIVE);
    TestWait.until("it is played", () -> screen.state().match().ply() == CHECK.length + 1);
  }

  @Test
  public void nobodyIsAskedWhoDoesNotWantIt() throws RefusalException {
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putBoolean("warnings", false)
        .commit();
    begin();
    tap("a1-a2");
    assertNull(screen.warning());
    TestWait.until("it is played", () -> screen.state().match().ply() == CHECK.length + 1);
  }

  @Test
  public void aSafeMoveIsNotAskedAbout() throws RefusalException {
    begin();
    tap("d2-e1");
    assertNull(screen.warning());
    TestWait.until("it is played", () -> screen.state().match().ply() == CHECK.length + 1);
  }
}
