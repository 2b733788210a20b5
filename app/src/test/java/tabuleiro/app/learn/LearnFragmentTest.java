package tabuleiro.app.learn;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;

import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.games.GameLooks;

/** The pages show every section and every caption, in both languages and on every screen. */
@RunWith(AndroidJUnit4.class)
public class LearnFragmentTest {
  @Test
  @Config(qualifiers = "en-w400dp-h6000dp")
  public void english() {
    checkAll();
  }

  @Test
  @Config(qualifiers = "pt-rPT-w400dp-h6000dp")
  public void portuguese() {
    checkAll();
  }

  @Test
  @Config(qualifiers = "en-w800dp-h6000dp")
  public void besideEachOther() {
    checkAll();
  }

  @Test
  @Config(qualifiers = "en-w400dp-h6000dp")
  public void leadsToANewGame() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(activity -> activity.learn("shi"));
      onView(withId(R.id.play)).perform(click());
      onView(withId(R.id.start)).check(matches(isDisplayed()));
    }
  }

  private static void checkAll() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      for (var look : GameLooks.all()) {
        var page = look.rulesPage();
        app.onActivity(activity -> activity.learn(look.game().id()));
        for (var section : page.sections()) {
          onView(withText(section.heading())).check(matches(isDisplayed()));
          onView(withText(section.text())).check(matches(isDisplayed()));
          for (var figure : section.figures()) {
            onView(withText(figure.caption())).check(matches(isDisplayed()));
          }
        }
        for (int text : page.options().values()) {
          onView(withText(text)).check(matches(isDisplayed()));
        }
        app.onActivity(MainActivity::home);
      }
    }
  }
}
