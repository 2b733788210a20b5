package tabuleiro.app.editor;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.slider.Slider;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSpots;
import tabuleiro.app.board.Finger;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Touch;

/** Tests the editor by touch: any position can be edited, legal ones can be played. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w400dp-h800dp-xhdpi")
public class EditorFragmentTest {
  private static final int D1 = 3;
  private static final int D2 = 10;
  private static final int D4 = 24;
  private static final int D6 = 38;

  @Test
  public void aKingIsPlacedOnceAndTheReasonIsSaidUntilBothAreThere() {
    try (var screen = new EditorScreen("shakti")) {
      assertTrue(screen.find(R.id.play).isEnabled());
      screen.choose(R.id.clear);
      assertEquals("to=1", screen.layout());
      assertFalse(screen.find(R.id.play).isEnabled());
      assertEquals("Not playable yet. Each side needs exactly one king.", screen.text(R.id.task));
      screen.take("White king");
      screen.tap(D1);
      screen.tap(D2);
      assertEquals("moved, not doubled", "to=1 Kd2", screen.layout());
      screen.take("Black king");
      screen.tap(D6);
      screen.take("White warrior");
      screen.tap(D4);
      screen.tell("White to move");
      assertEquals("to=2 Kd2 Wd4 kd6", screen.layout());
      assertEquals("This position can be played.", screen.text(R.id.task));
      assertTrue(screen.find(R.id.play).isEnabled());
      screen.choose(R.id.undo);
      assertEquals("to=1 Kd2 Wd4 kd6", screen.layout());
      screen.choose(R.id.redo);
      screen.rotate();
      assertEquals("to=2 Kd2 Wd4 kd6", screen.layout());
      screen.tap(D1);
      assertEquals("the tool is kept", "to=2 Kd2 Wd1 Wd4 kd6", screen.layout());
      screen.choose(R.id.undo);
      screen.choose(R.id.undo);
      assertEquals("what was done is kept", "to=1 Kd2 Wd4 kd6", screen.layout());
      screen.press(R.id.play);
      assertEquals("This position can be played.", screen.text(R.id.summary));
      screen.press(R.id.start);
      TestWait.until("the game is shown", () -> screen.find(R.id.board) != null);
      assertTrue(
          screen.ask(
              activity ->
                  activity.getSupportFragmentManager().findFragmentById(R.id.screen)
                      instanceof PlayFragment));
      assertEquals("to=1 Kd2 Wd4 kd6", screen.board().position().layout());
    }
  }

  @Test
  public void whatWasSetUpIsNotLeftWithoutAWordUnlessItWasUsed() {
    try (var screen = new EditorScreen("shakti")) {
      screen.choose(R.id.clear);
      screen.pressBack();
      onView(withText("Stay")).inRoot(isDialog()).perform(click());
      assertEquals("to=1", screen.layout());
      screen.choose(R.id.undo);
      screen.tell("White to move");
      var made = screen.layout();
      screen.press(R.id.analyse);
      TestWait.until("it is analysed", () -> screen.find(R.id.lines) != null);
      screen.goBack();
      assertEquals(made, screen.layout());
      screen.pressBack();
      TestWait.until("the editor is left", () -> screen.find(R.id.things) == null);
    }
  }

  @Test
  public void whatTheRulesForbidIsRefusedWithTheReasonAndChangesNothing() {
    try (var screen = new EditorScreen("shakti")) {
      var before = screen.layout();
      screen.take("White warrior");
      screen.tap(D4);
      assertEquals("A side has two warriors at most", screen.text(R.id.answer));
      assertEquals(before, screen.layout());
      screen.tell("Nobody has just passed");
      assertEquals("You can pass only when you have no legal move", screen.text(R.id.answer));
    }
  }

  @Test
  public void otherRulesAreChosenAndKeepWhatFitsThem() {
    try (var screen = new EditorScreen("shakti")) {
      screen.choose(R.id.clear);
      screen.take("White king");
      screen.tap(D1);
      screen.choose(R.id.options);
      assertFalse("nothing can be played yet", screen.find(R.id.start).isEnabled());
      onView(withText(startsWith("Inventor’s rules"))).perform(scrollTo(), click());
      screen.goBack();
      assertEquals("rules=freeling strict=off", screen.board().position().options().toString());
      assertEquals("to=1 Kd1", screen.layout());
      assertFalse(screen.canChoose(R.id.undo));
    }
    try (var screen = new EditorScreen("shi")) {
      screen.choose(R.id.options);
      slide(screen, 0);
      screen.goBack();
      assertEquals("the start is the new one", "SSS/.../NNN to=1 taken=0,0", screen.layout());
      screen.take("Remove");
      screen.tap(0);
      var made = screen.layout();
      screen.choose(R.id.options);
      slide(screen, 1);
      assertFalse("it is another board", screen.find(R.id.start).isEnabled());
      screen.goBack();
      assertEquals("what would be lost stays", made, screen.layout());
      onView(withText(startsWith("The rules stay as they were"))).check(matches(isDisplayed()));
    }
  }

  /** Touches the slider of the first option at a fraction of its length. */
  private static void slide(EditorScreen screen, int part) {
    var slider = (Slider) screen.find(R.id.slider);
    slider.requestRectangleOnScreen(new Rect(0, 0, slider.getWidth(), slider.getHeight()), true);
    TestWait.pass(50);
    int side = slider.getTrackSidePadding();
    Finger.tap(slider, side + part * (slider.getWidth() - 2f * side), slider.getHeight() / 2f);
    TestWait.pass(50);
  }

  @Test
  public void piecesAreDraggedAndWhatIsHeldGoes() {
    try (var screen = new EditorScreen("shakti")) {
      screen.choose(R.id.clear);
      screen.take("White king");
      screen.tap(D1);
      finger(screen, D1, D4, 20);
      assertEquals("to=1 Kd4", screen.layout());
      finger(screen, D4, D4, 700);
      assertEquals("to=1", screen.layout());
    }
  }

  @Test
  public void tilesAreLaidTurnedAndDraggedToo() {
    try (var screen = new EditorScreen("ni-ju")) {
      Finger.tap(screen.board(), new Touch.Cell(0, 0));
      Finger.tap(screen.board(), new Touch.Cell(0, 0));
      assertEquals("W1r1@0,0 to=1", screen.layout());
      screen.take("tile 2, Black");
      TestWait.pass(600);
      Finger.tap(screen.board(), new Touch.Cell(1, 0));
      assertEquals("W1r1@0,0 B2r0@1,0 to=1", screen.layout());
      TestWait.pass(600);
      finger(screen, new Touch.Cell(1, 0), new Touch.Cell(0, 1), 20);
      assertEquals("W1r1@0,0 B2r0@0,1 to=1", screen.layout());
      screen.take("Remove");
      TestWait.pass(600);
      Finger.tap(screen.board(), new Touch.Cell(0, 0));
      assertEquals("B2r0@0,0 to=1", screen.layout());
    }
  }

  private static void finger(EditorScreen screen, int from, int to, int millis) {
    finger(screen, new Touch.Square(from), new Touch.Square(to), millis);
  }

  /** Presses a spot for some time and releases at another one. */
  private static void finger(EditorScreen screen, Touch from, Touch to, int millis) {
    var board = screen.board();
    var start = Finger.place(board, from);
    var end = Finger.place(board, to);
    long now = SystemClock.uptimeMillis();
    send(board, now, MotionEvent.ACTION_DOWN, start.x, start.y);
    send(board, now, MotionEvent.ACTION_MOVE, end.x, end.y);
    TestWait.pass(millis);
    send(board, now, MotionEvent.ACTION_UP, end.x, end.y);
    TestWait.pass(20);
  }

  private static void send(android.view.View view, long down, int action, float x, float y) {
    var event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), action, x, y, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }

  @Test
  public void aChevronTurnsWhenItIsTouchedAgainAndTalkBackSaysWhatATouchDoes() {
    try (var screen = new EditorScreen("shacru")) {
      screen.choose(R.id.clear);
      screen.take("Blue chevron, facing north"); // which is taken already, so it turns
      screen.tap(0);
      screen.tap(0);
      assertEquals("to=1 1a1E", screen.layout());
      var node = BoardSpots.nodes(screen.board()).get(0);
      assertEquals("a9, empty", node.getContentDescription().toString());
      assertTrue(
          node.getActionList().stream()
              .anyMatch(
                  action ->
                      "place Blue chevron, facing north-east"
                          .contentEquals(String.valueOf(action.getLabel()))));
    }
  }

  @Test
  public void everyGameIsEditedAndAnalysed() {
    for (var gameUi : GameUiRegistry.all()) {
      try (var screen = new EditorScreen(gameUi.game().id())) {
        var before = screen.layout();
        var spot = BoardSpots.of(screen.board()).get(0);
        Finger.tap(screen.board(), spot.touch());
        TestWait.pass(20);
        screen.choose(R.id.start);
        assertEquals(before, screen.layout());
        screen.press(R.id.analyse);
        assertNull("the analysis has taken its place", screen.fragment());
        screen.goBack();
        assertEquals(before, screen.layout());
      }
    }
  }
}
