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
import tabuleiro.app.data.FreshApp;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.learn.LessonProbe;
import tabuleiro.app.puzzles.PuzzleProbe;

/** Tests a lesson from its first step to its last, and the puzzle of the day. */
@RunWith(AndroidJUnit4.class)
public final class TasksTest {
  @Rule public final FreshApp fresh = new FreshApp();

  @Test
  public void aLessonIsLearned() {
    var look = GameLooks.all().get(0);
    int steps = look.lessons().get(0).steps().size();
    try (var hands = new Hands()) {
      hands.go(activity -> activity.lesson(look.game().id()));
      var table = new Table(hands, hands);
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

  private static LessonProbe awaitLesson(Hands hands) {
    hands.until("the lesson is shown", activity -> LessonProbe.of(activity) != null);
    return hands.ask(LessonProbe::of);
  }

  @Test
  public void thePuzzleOfTheDayIsSolved() {
    try (var hands = new Hands()) {
      hands.press(R.id.daily);
      var table = new Table(hands, hands);
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

  private static PuzzleProbe awaitPuzzle(Hands hands) {
    hands.until("the puzzle is shown", activity -> PuzzleProbe.of(activity) != null);
    return hands.ask(PuzzleProbe::of);
  }
}
