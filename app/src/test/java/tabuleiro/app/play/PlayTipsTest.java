package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.board.Finger;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.record.GameRecord;

/** Tests the tips for beginners during a game. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w411dp-h891dp-xhdpi")
public final class PlayTipsTest {
  private static final String SMALL = "size=3";

  private final Context app = ApplicationProvider.getApplicationContext();
  private final BeginnerTipStore memory = TestApp.container().tips();
  private PlayScreen screen;

  @After
  public void tearDown() {
    if (screen != null) {
      screen.close();
    }
  }

  private void begin(GameRecord record) {
    new PausedCpuBackend().install();
    screen = PlayScreen.of(record);
    screen.waitForTurn();
  }

  private void touch(String move) throws RefusalException {
    screen.waitForTurn();
    screen.touchMove(screen.state().match().position().parse(move));
    screen.waitForTurn();
  }

  private boolean isShown(int id) {
    return screen.find(id).isShown();
  }

  @Test
  public void nobodyIsToldAnythingUnasked() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    assertFalse(isShown(R.id.goal));
    assertFalse(screen.board().isGlowing());
    touch("a3-b2");
    assertFalse(isShown(R.id.tip_card));
  }

  @Test
  public void theGoalIsInSightAndTheBoardStaysWhereItIs() throws RefusalException {
    memory.setWanted("shi", true);
    begin(TestRecords.people("shi", SMALL));
    assertTrue(isShown(R.id.goal));
    assertEquals("Goal: capture half of the enemy pieces.", screen.text(R.id.goal));
    var before = place();
    touch("a3-b2");
    assertTrue(isShown(R.id.tip_card));
    assertEquals(before, place());
    screen.press(R.id.close_tip);
    assertFalse(isShown(R.id.tip_card));
    assertEquals(before, place());
  }

  private String place() {
    var board = screen.board();
    var corner = new int[2];
    board.getLocationInWindow(corner);
    return corner[0] + "," + corner[1] + " " + board.getWidth() + "x" + board.getHeight();
  }

  @Test
  public void whatCanMoveGlowsUntilSomethingIsTouched() {
    memory.setWanted("shi", true);
    begin(TestRecords.people("shi", SMALL));
    assertTrue(screen.board().isGlowing());
    Finger.tap(screen.board(), new Touch.Square(6));
    TestWait.pass(50);
    assertFalse(screen.board().isGlowing());
    assertTrue(memory.wasShown("shi", "touch"));
    screen.board().clearPick();
    assertFalse("never again", screen.board().isGlowing());
  }

  @Test
  public void whatHappensIsExplainedOnceAndGoesWithTheNextMove() throws RefusalException {
    memory.setWanted("shi", true);
    begin(TestRecords.people("shi", SMALL));
    touch("a3-b2");
    assertTrue(screen.text(R.id.tip).startsWith("A piece moves in a straight line"));
    assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, tip().getAccessibilityLiveRegion());
    touch("a1-a2");
    assertFalse(isShown(R.id.tip_card));
    touch("b3xb1");
    var name = screen.state().match().players().get(0).name();
    assertTrue(screen.text(R.id.tip).startsWith(name + " captured over a screen"));
    assertTrue(memory.wasShown("shi", "move"));
    assertFalse("it can still be read", memory.wasShown("shi", "score"));
    screen.press(R.id.close_tip);
    assertTrue(memory.wasShown("shi", "score"));
  }

  @Test
  public void aTipSaysWhoDidWhatItIsAbout() throws RefusalException {
    memory.setWanted("shakti", true);
    begin(TestRecords.againstCpu("shakti", "", Level.BEGINNER));
    Finger.tap(screen.board(), new Touch.Square(8));
    TestWait.pass(50);
    assertTrue(screen.text(R.id.tip).startsWith("The red sign marks a long move"));
    Finger.tap(screen.board(), new Touch.Square(22));
    TestWait.until("it has fallen", () -> screen.text(R.id.tip).startsWith("You jumped over b3, "));
  }

  /** Catches a goal that is never told, since the CPU goes first. */
  @Test
  public void theGoalIsToldBeforeThePersonsFirstMoveInEveryPath() throws RefusalException {
    begin(TestRecords.people("shi", SMALL));
    assertTrue(screen.text(R.id.detail).contains("Goal: capture half of the enemy pieces."));
    touch("a3-b2");
    assertTrue(screen.text(R.id.detail).contains("Goal: capture half of the enemy pieces."));
    touch("a1-a2");
    assertFalse(screen.text(R.id.detail).contains("Goal: "));
  }

  private TextView tip() {
    return (TextView) screen.find(R.id.tip);
  }

  @Test
  public void theGoalIsKnownAfterTheFirstGame() throws RefusalException {
    memory.setWanted("shi", true);
    begin(TestRecords.people("shi", SMALL, "a3-b2", "a1-a2", "b3xb1", "a2-a1"));
    assertTrue(isShown(R.id.goal));
    while (!screen.state().match().isOver()) {
      screen.touchMove(firstMove());
      TestWait.until("it is shown", () -> screen.fragment().isAtRest() && canGoOn());
    }
    assertTrue(memory.wasShown("shi", "goal"));
    assertTrue("it stays to the end", isShown(R.id.goal));
  }

  private boolean canGoOn() {
    return screen.state().match().isOver() || screen.state().canPlay();
  }

  private int firstMove() {
    var moves = new MoveList();
    screen.state().match().position().moves(moves);
    return moves.get(0);
  }

  @Test
  public void theSwitchTurnsAllOfItOff() throws RefusalException {
    memory.setWanted("shi", true);
    PreferenceManager.getDefaultSharedPreferences(app).edit().putBoolean("tips", false).commit();
    begin(TestRecords.people("shi", SMALL));
    assertFalse(isShown(R.id.goal));
    assertFalse(screen.board().isGlowing());
    touch("a3-b2");
    assertFalse(isShown(R.id.tip_card));
    assertFalse(memory.wasShown("shi", "move"));
  }

  @Test
  public void aTipIsStillThereAfterARotation() throws RefusalException {
    memory.setWanted("shi", true);
    begin(TestRecords.people("shi", SMALL));
    touch("a3-b2");
    screen.rotate();
    assertTrue(isShown(R.id.tip_card));
    assertTrue(isShown(R.id.goal));
  }

  @Test
  public void aTipIsStillThereAfterTheProcessHasDied() throws RefusalException {
    memory.setWanted("shi", true);
    new PausedCpuBackend().install();
    var first = ActivityController.of(new MainActivity()).setup();
    first.get().playNew(TestRecords.people("shi", SMALL));
    var model = modelOf(first.get());
    TestWait.until("a person can move", () -> model.state().getValue().canPlay());
    model.play(model.state().getValue().match().position().parse("a3-b2"));
    TestWait.until("it is stored", () -> model.state().getValue().canPlay());
    var kept = new Bundle();
    first.saveInstanceState(kept).pause().stop().destroy();
    var second = ActivityController.of(new MainActivity());
    second.create(kept).start().restoreInstanceState(kept).resume().visible();
    assertEquals("move", modelOf(second.get()).state().getValue().tips().tip().id());
    assertTrue(second.get().findViewById(R.id.tip_card).isShown());
    second.pause().stop().destroy();
  }

  private static PlayViewModel modelOf(MainActivity activity) {
    var found = new PlayViewModel[1];
    TestWait.until(
        "the game is there",
        () -> {
          var fragment = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          found[0] = fragment instanceof PlayFragment play ? play.model() : null;
          return found[0] != null && found[0].state().getValue() != null;
        });
    return found[0];
  }

  @Test
  @Config(qualifiers = "w320dp-h560dp-xhdpi")
  public void tipsCanBeReadAndClosedWithLargeLettersOnASmallPhone() throws RefusalException {
    RuntimeEnvironment.setFontScale(2);
    memory.setWanted("shi", true);
    begin(TestRecords.people("shi", SMALL));
    touch("a3-b2");
    TestWait.until("the tip is shown", () -> isShown(R.id.tip_card));
    TestWait.pass(500); // scrolling takes a moment
    screen.press(R.id.close_tip);
    assertFalse(isShown(R.id.tip_card));
  }
}
