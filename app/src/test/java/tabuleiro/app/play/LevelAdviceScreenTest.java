package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Random;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Match;

/** Tests the suggestion of another level at the end of a game. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class LevelAdviceScreenTest {
  private final Random random = new Random(2);
  private PlayScreen screen;
  private long last;

  @After
  public void tearDown() {
    screen.close();
  }

  /** Stores finished games and opens the last one. */
  private void open(Level level, boolean practice, boolean... wins) {
    new PausedCpuBackend().install();
    for (boolean won : wins) {
      last = 0;
      TestApp.container()
          .games()
          .create(finished(level, won), practice, saved -> last = saved.value());
      TestWait.until("it is stored", () -> last != 0);
    }
    screen = new PlayScreen();
    screen.scenario().onActivity(activity -> activity.play(last));
    screen.waitForGame();
    TestWait.pass(200);
  }

  private Match finished(Level level, boolean won) {
    while (true) {
      var match = TestRecords.againstCpu("shi", "size=3", level).toMatch();
      RandomGames.play(match, 300, random);
      if (!match.result().isDraw() && match.result().favours(0) == won) {
        return match;
      }
    }
  }

  private boolean isOffered() {
    return screen.find(R.id.try_level).isShown();
  }

  @Test
  public void twoWinsOfferTheNextLevel() {
    open(Level.BEGINNER, false, true, true);
    TestWait.until("it is offered", this::isOffered);
    assertTrue(screen.text(R.id.detail).contains("Two wins in a row. Ready for CPU casual?"));
    assertEquals("Try a stronger opponent", screen.text(R.id.try_level));
    screen.press(R.id.try_level);
    TestWait.until("a new game begins", () -> screen.state() != null && isNew());
    assertTrue("the seats stay", screen.state().match().players().get(0).isPerson());
    assertEquals(Level.CASUAL, screen.state().match().players().get(1).level());
  }

  private boolean isNew() {
    return screen.state().match().length() == 0;
  }

  @Test
  public void twoLossesOfferTheLevelBelowAndItSurvivesARotation() {
    open(Level.CLUB, false, false, false);
    TestWait.until("it is offered", this::isOffered);
    screen.rotate();
    TestWait.until("it is offered", this::isOffered);
    assertTrue(screen.text(R.id.detail).contains("Two losses in a row. How about CPU casual?"));
    assertEquals("Try an easier opponent", screen.text(R.id.try_level));
  }

  @Test
  public void oneWinOffersAHarderLevelWithoutAdvice() {
    open(Level.CLUB, false, false, true);
    TestWait.until("it is offered", this::isOffered);
    assertEquals("Try a stronger opponent", screen.text(R.id.try_level));
    assertFalse(screen.text(R.id.detail).contains("in a row"));
  }

  @Test
  public void practiceDoesNotCount() {
    open(Level.CLUB, true, true, true);
    assertFalse(screen.text(R.id.detail).contains("in a row"));
  }
}
