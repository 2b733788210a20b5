package tabuleiro.app.learn;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isCompletelyDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.espresso.matcher.BoundedMatcher;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.BoardPreview;

/** Tests that rules pages show every section and caption, in all languages and on every screen. */
@RunWith(AndroidJUnit4.class)
public class RulesFragmentTest {
  @Test
  @Config(qualifiers = "en-w400dp-h14000dp")
  public void english() {
    checkAll();
  }

  @Test
  @Config(qualifiers = "pt-rPT-w400dp-h14000dp")
  public void portuguese() {
    checkAll();
  }

  @Test
  @Config(qualifiers = "en-w800dp-h14000dp")
  public void besideEachOther() {
    checkAll();
  }

  @Test
  @Config(qualifiers = "en-w400dp-h14000dp")
  public void leadsToANewGame() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(activity -> activity.learn("shi"));
      onView(withId(R.id.play)).perform(click());
      onView(withId(R.id.start)).check(matches(isDisplayed()));
    }
  }

  @Test
  @Config(qualifiers = "en-w400dp-h700dp")
  public void contentsLeadToEveryPart() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(activity -> activity.learn("shakti"));
      for (int part : new int[] {R.string.learn_strategy, R.string.learn_turn}) {
        onView(heading(part)).check(matches(not(isDisplayed())));
        onView(stop(part)).perform(scrollTo(), click());
        onView(heading(part)).check(matches(isCompletelyDisplayed()));
        onView(heading(part)).check(matches(isAccessibilityHeading()));
      }
    }
  }

  @Test
  @Config(qualifiers = "en-w400dp-h700dp")
  public void whatIsOnTheBoardIsOfferedFirst() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(activity -> activity.learn("shakti", R.string.shakti_learn_capture_heading));
      onView(withText("On the board now: Capture and check")).perform(click());
      onView(heading(R.string.shakti_learn_capture_heading))
          .check(matches(isCompletelyDisplayed()));
      app.recreate();
      onView(withText("On the board now: Capture and check")).check(matches(isDisplayed()));
    }
  }

  @Test
  @Config(qualifiers = "en-w400dp-h14000dp")
  public void everyPictureIsDescribed() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(activity -> activity.learn("azacru"));
      var story = GameUiRegistry.byId("azacru").rulesPage().story();
      app.onActivity(
          activity -> {
            for (var figure : story) {
              var described = new ArrayList<View>();
              activity
                  .findViewById(R.id.sections)
                  .findViewsWithText(
                      described,
                      activity.getString(figure.caption()),
                      View.FIND_VIEWS_WITH_CONTENT_DESCRIPTION);
              assertTrue(described.get(0) instanceof BoardPreview);
            }
          });
    }
  }

  private static Matcher<View> heading(int text) {
    return allOf(withText(text), withId(R.id.heading));
  }

  private static Matcher<View> stop(int text) {
    return allOf(withText(text), withParent(withId(R.id.contents)));
  }

  private static Matcher<View> isAccessibilityHeading() {
    return new BoundedMatcher<View, View>(View.class) {
      @Override
      protected boolean matchesSafely(View view) {
        return ViewCompat.isAccessibilityHeading(view);
      }

      @Override
      public void describeTo(Description description) {
        description.appendText("is a heading");
      }
    };
  }

  private static void checkAll() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      for (var gameUi : GameUiRegistry.all()) {
        app.onActivity(activity -> activity.learn(gameUi.game().id()));
        onView(withId(R.id.sections)).check(matches(isDisplayed()));
        app.onActivity(activity -> checkPage(activity, gameUi.rulesPage()));
        app.onActivity(MainActivity::home);
      }
    }
  }

  /** Checks that all of these texts are displayed at the same time. */
  private static void checkPage(MainActivity activity, RulesPage page) {
    var texts = new ArrayList<String>();
    var headings = new ArrayList<String>();
    collect(activity.getWindow().getDecorView(), texts, headings);
    var wanted = new ArrayList<Integer>();
    page.story().forEach(figure -> wanted.add(figure.caption()));
    for (var advice : page.advice()) {
      wanted.add(advice.heading());
      wanted.add(advice.figure().caption());
    }
    wanted.add(page.differences());
    wanted.add(page.credit());
    for (var section : page.sections()) {
      assertOnce(headings, activity.getString(section.heading()));
      wanted.add(section.text());
      section.figures().forEach(figure -> wanted.add(figure.caption()));
    }
    wanted.addAll(page.options().values());
    wanted.forEach(text -> assertOnce(texts, activity.getString(text)));
  }

  private static void assertOnce(List<String> texts, String text) {
    assertEquals(text, 1, Collections.frequency(texts, text));
  }

  private static void collect(View view, List<String> texts, List<String> headings) {
    if (view instanceof TextView text && isDisplayed().matches(view)) {
      texts.add(text.getText().toString());
      if (view.getId() == R.id.heading) {
        headings.add(text.getText().toString());
      }
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), texts, headings);
      }
    }
  }
}
