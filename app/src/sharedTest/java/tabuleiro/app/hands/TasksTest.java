package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.data.FreshAppRule;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.learn.LessonProbe;
import tabuleiro.app.puzzles.PuzzleProbe;

/** Tests a lesson from its first step to its last, and the puzzle of the day. */
@RunWith(AndroidJUnit4.class)
public final class TasksTest {
  @Rule public final FreshAppRule fresh = new FreshAppRule();

  @Test
  public void aLessonIsLearned() {
    var gameUi = GameUiRegistry.all().get(0);
    int steps = gameUi.lessons().get(0).steps().size();
    try (var hands = new AppRobot()) {
      hands.go(activity -> activity.lesson(gameUi.game().id()));
      var table = new BoardRobot(hands, hands);
      for (int step = 0; step < steps; step++) {
        var lesson = awaitLesson(hands);
        assertEquals(step, lesson.step());
        for (; lesson.solution() != BoardView.NO_MOVE; lesson = awaitLesson(hands)) {
          table.make(lesson.solution());
        }
        onView(withId(R.id.answer)).check(matches(not(withText(""))));
        if (!lesson.isLast()) {
          hands.press(R.id.next);
        }
      }
      onView(withId(R.id.play)).check(matches(isDisplayed()));
    }
  }

  private static LessonProbe awaitLesson(AppRobot hands) {
    hands.until("the lesson is shown", activity -> LessonProbe.of(activity) != null);
    return hands.ask(LessonProbe::of);
  }

  @Test
  public void thePuzzleOfTheDayIsSolved() {
    try (var hands = new AppRobot()) {
      hands.press(R.id.daily);
      var table = new BoardRobot(hands, hands);
      var puzzle = awaitPuzzle(hands);
      for (; puzzle.isOpen(); puzzle = awaitPuzzle(hands)) {
        table.make(puzzle.next());
      }
      assertTrue(puzzle.isSolved());
      assertTrue(
          hands.ask(
              activity -> {
                var book = AppContainer.of(activity).puzzles();
                return book.isSolved(book.today());
              }));
    }
  }

  private static PuzzleProbe awaitPuzzle(AppRobot hands) {
    hands.until("the puzzle is shown", activity -> PuzzleProbe.of(activity) != null);
    return hands.ask(PuzzleProbe::of);
  }
}
