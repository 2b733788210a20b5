package tabuleiro.app.puzzles;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.ui.TestWait;

/** Tests the lists of puzzles: by game and difficulty, solved ones, and own ones. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w400dp-h800dp-xhdpi")
public class PuzzleListFragmentTest {
  private final PuzzleBook book = TestApp.container().puzzles();
  private ActivityScenario<MainActivity> app;

  @Before
  public void open() {
    app = ActivityScenario.launch(MainActivity.class);
  }

  @After
  public void close() {
    app.close();
  }

  private void openList(String chapter) {
    app.onActivity(activity -> activity.puzzles(chapter));
    TestWait.pass(300);
  }

  @Test
  public void solvedOnesAreCountedAndMarked() {
    var puzzles = book.chapter("shakti");
    book.setSolved(puzzles.get(0));
    openList("shakti");
    onView(withId(R.id.count)).check(matches(withText("Solved: 1 of " + puzzles.size())));
    onView(withText(startsWith("Easy · 1 of "))).check(matches(isDisplayed()));
    onView(withContentDescription(startsWith("Puzzle 1: "))).check(matches(isDisplayed()));
    onView(withContentDescription(endsWith("(solved)"))).check(matches(isDisplayed()));
  }

  @Test
  public void aCardOpensItsPuzzleAndBackLeadsToTheSameChapter() {
    openList("shakti");
    var cards = cards();
    onView(withText("Shi")).perform(scrollTo(), click());
    TestWait.until("the other game's cards are there", () -> !cards().equals(cards));
    TestWait.pass(300);
    onView(withContentDescription(startsWith("Puzzle 1: "))).perform(click());
    TestWait.until("the puzzle is there", () -> screen() instanceof PuzzleFragment);
    var puzzle = (PuzzleFragment) screen();
    assertEquals(book.chapter("shi").get(0), puzzle.state().puzzle());
    pressBack();
    TestWait.pass(300);
    onView(withId(R.id.count))
        .check(matches(withText("Solved: 0 of " + book.chapter("shi").size())));
  }

  /** Returns the texts of the visible cards. */
  private String cards() {
    var said = new StringBuilder();
    app.onActivity(
        activity -> {
          ViewGroup list = activity.findViewById(R.id.puzzles);
          for (int i = 0; i < list.getChildCount(); i++) {
            said.append(list.getChildAt(i).getContentDescription());
          }
        });
    return said.toString();
  }

  private Object screen() {
    var found = new Object[1];
    app.onActivity(
        activity -> found[0] = activity.getSupportFragmentManager().findFragmentById(R.id.screen));
    return found[0];
  }

  @Test
  public void withoutMistakesItIsSaidHowToGetPuzzlesOfOnesOwn() {
    openList("shakti");
    onView(withText(R.string.puzzles_own)).perform(scrollTo(), click());
    TestWait.pass(300);
    onView(withText(R.string.puzzles_empty)).check(matches(isDisplayed()));
    onView(withText(R.string.home_library)).perform(click());
    onView(withText(R.string.library_empty)).check(matches(isDisplayed()));
  }

  @Test
  public void onesOwnPuzzlesCanBeDeletedAndBroughtBack() {
    SamplePuzzles.keepAll(book);
    var before = book.own().all();
    openList(PuzzleBook.OWN);
    onView(withContentDescription("Delete: Puzzle 1")).perform(click());
    TestWait.until("it is gone", () -> !isThere("Delete: Puzzle 3"));
    assertEquals(before.subList(1, 3), book.own().all());
    onView(withText(R.string.library_undo)).perform(click());
    TestWait.until("it is back", () -> isThere("Delete: Puzzle 3"));
    assertEquals(before, book.own().all());
    onView(withContentDescription("Delete: Puzzle 3")).check(matches(isDisplayed()));
  }

  private boolean isThere(String description) {
    var found = new ArrayList<View>();
    app.onActivity(
        activity ->
            activity
                .findViewById(R.id.puzzles)
                .findViewsWithText(found, description, View.FIND_VIEWS_WITH_CONTENT_DESCRIPTION));
    return !found.isEmpty();
  }

  @Test
  public void theRulesLeadToTheGamesPuzzles() {
    app.onActivity(activity -> activity.learn("shakti"));
    onView(withId(R.id.puzzles)).perform(scrollTo(), click());
    TestWait.until("the list is there", () -> screen() instanceof PuzzleListFragment);
    TestWait.pass(300);
    assertTrue(book.chapter("shakti").size() > 0);
    onView(withId(R.id.count))
        .check(matches(withText("Solved: 0 of " + book.chapter("shakti").size())));
  }
}
