package tabuleiro.app.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.View;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.DialogFragment;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.board.Finger;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.pacru.PacruGrid;

/** Tests lessons by touch: solving, failing, leaving and coming back. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w400dp-h800dp-xhdpi")
public class LessonFragmentTest {
  @Test
  public void shacruByFinger() {
    wholeLesson("shacru", 0);
  }

  @Test
  public void azacruByFinger() {
    wholeLesson("azacru", 0);
  }

  @Test
  public void shaktiByFinger() {
    wholeLesson("shakti", 0);
  }

  @Test
  public void shaktiAsItsInventorPlaysItByFinger() {
    wholeLesson("shakti", 1);
  }

  @Test
  public void niJuByFinger() {
    wholeLesson("ni-ju", 0);
  }

  @Test
  public void shiByFinger() {
    wholeLesson("shi", 0);
  }

  @Test
  @Config(qualifiers = "pt-rPT-w800dp-h360dp-land-xhdpi")
  public void niJuOnALowScreen() {
    wholeLesson("ni-ju", 0);
  }

  private static void wholeLesson(String gameId, int number) {
    Context context = ApplicationProvider.getApplicationContext();
    try (var screen = new LessonScreen(gameId, number)) {
      var steps = GameUiRegistry.byId(gameId).lessons().get(number).steps();
      for (int i = 0; i < steps.size(); i++) {
        var step = steps.get(i);
        assertEquals(i, screen.state().step());
        assertEquals(context.getString(step.tasks().get(0).text()), screen.text(R.id.task));
        assertFalse(screen.sees(R.id.answer));
        screen.doStep();
        assertTrue(screen.text(R.id.answer).contains(context.getString(step.praise())));
        assertTrue(screen.state().isDone(i));
        if (i < steps.size() - 1) {
          screen.press(R.id.next);
        }
      }
      assertFalse(screen.sees(R.id.next));
      screen.press(R.id.play);
      if (number == 0) {
        TestWait.until("a first game has begun", () -> screen.sees(R.id.goal));
      } else {
        TestWait.until("a game by these rules can be set up", () -> screen.sees(R.id.start));
      }
    }
  }

  @Test
  public void aPassThatIsShownCannotBeMadeTwice() {
    try (var screen = new LessonScreen("shacru", 0)) {
      goTo(screen, 4);
      assertTrue(screen.sees(R.id.pass));
      screen
          .scenario()
          .onActivity(
              activity -> screen.fragment().requireView().findViewById(R.id.show).performClick());
      assertFalse("it is being made", screen.sees(R.id.pass));
      screen.waitForRest();
      assertFalse("now there is a move", screen.sees(R.id.pass));
      screen.doStep();
    }
  }

  @Test
  public void aWrongMoveIsExplainedAndThePositionStands() throws RefusalException {
    try (var screen = new LessonScreen("shakti", 0)) {
      long before = screen.board().position().hash();
      screen.touch("b2-b3");
      assertEquals(
          "That’s a warrior. Move the king, the piece in the middle.", screen.text(R.id.answer));
      assertEquals(before, screen.board().position().hash());
      screen.touch("d2-d3");
      assertTrue(screen.state().stepDone());
    }
  }

  @Test
  public void theBoardItselfSaysWhyATouchIsNoMove() throws RefusalException {
    try (var screen = new LessonScreen("shacru", 0)) {
      screen.press(R.id.skip);
      var position = screen.state().board().position();
      var touches = position.touches(position.parse("e5-f6"));
      Finger.tap(screen.board(), touches.get(0));
      Finger.tap(screen.board(), square(screen, "e6"));
      TestWait.pass(50);
      assertEquals("e6 is closed: there’s a marker on it", screen.text(R.id.answer));
      assertEquals(1, screen.state().tries());
      assertTrue("the chevron is still held", screen.board().moveInput().held().size() == 1);
    }
  }

  private static Touch square(LessonScreen screen, String name) {
    int index = PacruGrid.SQUARES.parse(name);
    assertNotNull(Finger.place(screen.board(), new Touch.Square(index)));
    return new Touch.Square(index);
  }

  @Test
  public void afterTwoWrongTriesThePieceIsTakenUp() throws RefusalException {
    try (var screen = new LessonScreen("shakti", 0)) {
      screen.touch("b2-b3");
      assertTrue(screen.board().moveInput().held().isEmpty());
      screen.touch("f2-f3");
      var position = screen.state().board().position();
      var king = position.touches(position.parse("d2-d3")).get(0);
      assertEquals(king, screen.board().moveInput().held().get(0));
      assertTrue("the reason can still be read", screen.sees(R.id.answer));
    }
  }

  @Test
  public void showMePlaysIt() {
    try (var screen = new LessonScreen("shacru", 0)) {
      screen.press(R.id.show);
      assertTrue(screen.state().stepDone());
      assertEquals(screen.state().board().position().hash(), screen.board().position().hash());
      assertFalse(screen.sees(R.id.show));
    }
  }

  @Test
  public void rotationKeepsTheMiddleOfAStep() throws RefusalException {
    try (var screen = new LessonScreen("shakti", 0)) {
      goTo(screen, 6);
      screen.touch("a4-c6");
      var before = screen.state();
      screen.rotate();
      assertEquals(before, screen.state());
      assertEquals(before.board().position().hash(), screen.board().position().hash());
      screen.touch("c5xc6");
      assertTrue(screen.state().stepDone());
    }
  }

  @Test
  public void aReplyThatWasStillToComeIsThereAfterARotation() throws RefusalException {
    try (var screen = new LessonScreen("azacru", 0)) {
      goTo(screen, 8);
      int move = screen.state().board().position().parse("h4-h5");
      screen.scenario().onActivity(activity -> screen.fragment().onMove(move));
      screen.rotate();
      assertEquals(screen.state().board().position().hash(), screen.board().position().hash());
      assertEquals(2, screen.state().moves().size());
    }
  }

  @Test
  public void anyStepCanBeChosenAndRepeated() {
    try (var screen = new LessonScreen("shi", 0)) {
      choose(screen, 4);
      assertEquals(4, screen.state().step());
      screen.doStep();
      choose(screen, 4);
      assertFalse(screen.state().stepDone());
      assertTrue("it was done once", screen.state().isDone(4));
      assertTrue(screen.text(R.id.where).startsWith("5 of 8"));
      screen.doStep();
    }
  }

  private static void choose(LessonScreen screen, int step) {
    screen.press(R.id.where);
    screen
        .scenario()
        .onActivity(
            activity -> {
              var shown =
                  (DialogFragment)
                      screen.fragment().getChildFragmentManager().findFragmentByTag("steps");
              var list = ((AlertDialog) Objects.requireNonNull(shown.getDialog())).getListView();
              list.performItemClick(list, step, step);
            });
    screen.waitForRest();
  }

  private static void goTo(LessonScreen screen, int step) {
    while (screen.state().step() < step) {
      screen.press(R.id.skip);
    }
  }

  @Test
  public void theNextTimeTheLessonGoesOnWhereItWasLeft() {
    try (var screen = new LessonScreen("shi", 0)) {
      screen.doStep();
      screen.press(R.id.next);
      screen.press(R.id.skip);
    }
    try (var screen = new LessonScreen("shi", 0)) {
      assertEquals(2, screen.state().step());
      assertTrue(screen.state().isDone(0));
      assertFalse(screen.state().isDone(1));
    }
  }

  @Test
  public void backLeavesAtOnce() {
    try (var screen = new LessonScreen("shi", 0)) {
      screen
          .scenario()
          .onActivity(activity -> activity.getOnBackPressedDispatcher().onBackPressed());
      TestWait.until("the first screen is there", () -> screen.fragment() == null);
    }
  }

  @Test
  public void rulesAndNewGameLeadToTheLesson() {
    try (var screen = new LessonScreen("shi", 0)) {
      screen.scenario().onActivity(activity -> activity.learn("azacru"));
      TestWait.until("the rules are there", () -> screen.sees(R.id.lesson));
      screen.press(R.id.lesson);
      screen.waitForRest();
      assertEquals("azacru", screen.state().lesson().id());
      screen.scenario().onActivity(activity -> activity.setup("shakti"));
      TestWait.until("the new game is there", () -> screen.sees(R.id.start));
      screen.press(R.id.lesson);
      screen.waitForRest();
      assertEquals("shakti", screen.state().lesson().id());
    }
  }

  @Test
  public void whatIsAskedAndAnsweredIsSpoken() {
    try (var screen = new LessonScreen("ni-ju", 0)) {
      assertEquals(
          View.ACCESSIBILITY_LIVE_REGION_POLITE,
          screen.find(R.id.task).getAccessibilityLiveRegion());
      assertEquals(
          View.ACCESSIBILITY_LIVE_REGION_POLITE,
          screen.find(R.id.answer).getAccessibilityLiveRegion());
    }
  }
}
