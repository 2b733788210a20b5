package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;

import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;

/** Tests that the app starts. */
@RunWith(AndroidJUnit4.class)
public final class StartTest {
  @Rule
  public final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Test
  public void showsAScreen() {
    onView(withId(R.id.screen)).check(matches(isDisplayed()));
  }
}
