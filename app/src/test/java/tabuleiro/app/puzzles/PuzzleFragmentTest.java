package tabuleiro.app.puzzles;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Finger;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.puzzles.PuzzleState.Phase;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.RefusalException;

/** Tests puzzles by touch: solving, failing, hints, leaving and coming back. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w400dp-h800dp-xhdpi")
public class PuzzleFragmentTest {
  private static boolean isSolved() {
    return TestApp.container().puzzles().isSolved(SamplePuzzles.TWO_MOVES);
  }

  @Test
  public void theRightMovesAreAnsweredAndPraised() throws RefusalException {
    SamplePuzzles.keepAll(TestApp.container().puzzles());
    try (var screen = new PuzzleScreen(PuzzleBook.OWN, SamplePuzzles.TWO_MOVES)) {
      assertEquals("Orange to move. Win in 5 moves.", screen.text(R.id.task));
      assertFalse(screen.sees(R.id.answer));
      screen.touch("b7-c6<");
      assertEquals(2, screen.state().moves().size());
      assertTrue(screen.text(R.id.answer), screen.text(R.id.answer).startsWith("Right! Blue: a4"));
      assertFalse(isSolved());
      screen.touch("c6-d7<");
      assertEquals("Solved! Nothing can stop the win now.", screen.text(R.id.answer));
      assertFalse("what is done makes room", screen.sees(R.id.task));
      assertTrue(isSolved());
      assertFalse(screen.sees(R.id.hint));
      screen.press(R.id.next);
      assertNotEquals(SamplePuzzles.TWO_MOVES, screen.state().puzzle());
      assertEquals(Phase.OPEN, screen.state().phase());
    }
  }

  @Test
  public void aWrongMoveIsRefutedOnTheBoardAndInWords() throws RefusalException {
    try (var screen = new PuzzleScreen("shakti", SamplePuzzles.GAIN)) {
      assertEquals("White to move. Get 1 piece ahead.", screen.text(R.id.task));
      long before = screen.board().position().hash();
      screen.touch("d2-d3");
      TestWait.until("it is refuted", () -> screen.state().phase() == Phase.REFUTED);
      screen.waitForRest();
      assertTrue(screen.text(R.id.answer), screen.text(R.id.answer).startsWith("No. Black: "));
      assertEquals("the reply that is named", 2, screen.state().moves().size());
      assertEquals(screen.state().board().position().hash(), screen.board().position().hash());
      screen.press(R.id.retry);
      assertEquals(before, screen.board().position().hash());
      assertFalse(screen.sees(R.id.answer));
      screen.touch("f3xf5");
      assertEquals(Phase.SOLVED, screen.state().phase());
      assertEquals("Solved! That gets you 1 piece ahead.", screen.text(R.id.answer));
    }
  }

  @Test
  public void whyAnswersInASentenceAndThenPlaysTheLine() throws RefusalException {
    try (var screen = new PuzzleScreen("shakti", SamplePuzzles.GAIN)) {
      screen.touch("d2-d3");
      TestWait.until("it is refuted", () -> screen.state().phase() == Phase.REFUTED);
      screen.waitForRest();
      screen.press(R.id.why);
      var line = screen.state().refutation().line();
      assertEquals(1 + line.size(), screen.state().moves().size());
      assertEquals(screen.state().board().position().hash(), screen.board().position().hash());
      var words = screen.text(R.id.answer).split("\n");
      assertTrue(screen.text(R.id.answer), words.length > 1);
      var last = words[words.length - 1];
      assertTrue(last, last.startsWith("Black: ") || last.startsWith("White: "));
      assertFalse("it is answered", screen.sees(R.id.why));
      screen.press(R.id.retry);
      assertEquals(Phase.OPEN, screen.state().phase());
    }
  }

  @Test
  public void aTouchOfTheBoardUnderARefutationTriesAgain() throws RefusalException {
    try (var screen = new PuzzleScreen("shakti", SamplePuzzles.GAIN)) {
      var touch = screen.board().position().touches(screen.state().next()).get(0);
      screen.touch("d2-d3");
      TestWait.until("it is refuted", () -> screen.state().phase() == Phase.REFUTED);
      screen.waitForRest();
      Finger.tap(screen.board(), touch);
      TestWait.pass(50);
      assertEquals(Phase.OPEN, screen.state().phase());
      assertTrue(screen.state().moves().isEmpty());
    }
  }

  @Test
  public void theFirstHintTakesThePieceUpAndTheSecondShowsTheMove() {
    try (var screen = new PuzzleScreen("shakti", SamplePuzzles.GAIN)) {
      screen.press(R.id.hint);
      var position = screen.board().position();
      var piece = position.touches(screen.state().next()).get(0);
      assertEquals(List.of(piece), screen.board().moveInput().held());
      assertEquals("Start here: f3, your warrior", screen.text(R.id.answer));
      assertEquals(BoardView.NO_MOVE, screen.board().hint());
      screen.press(R.id.hint);
      assertEquals(screen.state().next(), screen.board().hint());
      assertTrue(screen.text(R.id.answer), screen.text(R.id.answer).startsWith("The move: f3"));
      assertFalse(screen.sees(R.id.hint));
    }
  }

  @Test
  public void theSolutionIsPlayedStepByStepAndCanBeTriedAfterwards() {
    try (var screen = new PuzzleScreen("shacru", SamplePuzzles.TWO_MOVES)) {
      screen.press(R.id.solution);
      assertTrue(screen.text(R.id.answer).startsWith("Orange: b7"));
      screen.press(R.id.step);
      assertTrue(screen.text(R.id.answer).startsWith("Blue: a4"));
      screen.press(R.id.step);
      assertTrue(screen.text(R.id.answer).endsWith("That’s the solution."));
      assertFalse(screen.sees(R.id.step));
      assertFalse(isSolved());
      screen.press(R.id.again);
      assertEquals(Phase.OPEN, screen.state().phase());
      assertTrue(screen.sees(R.id.task));
    }
  }

  @Test
  public void theSolverSitsOnTheNearSide() {
    try (var screen = new PuzzleScreen("shi", SamplePuzzles.NINJA)) {
      assertFalse(screen.board().style().turned());
    }
    try (var screen = new PuzzleScreen("shacru", SamplePuzzles.TWO_MOVES)) {
      assertTrue(screen.board().style().turned());
    }
  }

  @Test
  public void rotationKeepsTheMiddleOfAPuzzle() throws RefusalException {
    try (var screen = new PuzzleScreen("shacru", SamplePuzzles.TWO_MOVES)) {
      screen.touch("b7-c6<");
      var before = screen.state();
      screen.rotate();
      assertEquals(before.moves(), screen.state().moves());
      assertEquals(before.board().position().hash(), screen.board().position().hash());
      screen.touch("c6-d7<");
      assertEquals(Phase.SOLVED, screen.state().phase());
    }
  }

  @Test
  public void backLeadsToTheListAtOnce() {
    try (var screen = new PuzzleScreen("shakti", SamplePuzzles.GAIN)) {
      screen
          .scenario()
          .onActivity(activity -> activity.getOnBackPressedDispatcher().onBackPressed());
      TestWait.until("the list is there", () -> screen.sees(R.id.chapters));
    }
  }

  @Test
  @Config(qualifiers = "pt-rPT-w800dp-h360dp-land-xhdpi")
  public void onALowScreenInPortuguese() throws RefusalException {
    try (var screen = new PuzzleScreen("shi", SamplePuzzles.NINJA)) {
      assertEquals("Ninjas a jogar. Ganhe 1 peça de vantagem.", screen.text(R.id.task));
      screen.touch("g1xb6");
      assertEquals("Resolvido! Assim ganha 1 peça de vantagem.", screen.text(R.id.answer));
    }
  }

  @Test
  public void whatIsAskedAndAnsweredIsSpoken() {
    try (var screen = new PuzzleScreen("shakti", SamplePuzzles.GAIN)) {
      for (int id : new int[] {R.id.task, R.id.answer}) {
        assertEquals(
            View.ACCESSIBILITY_LIVE_REGION_POLITE, screen.find(id).getAccessibilityLiveRegion());
      }
    }
  }
}
