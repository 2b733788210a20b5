package tabuleiro.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.hasSibling;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.junit.Assert.assertNull;

import android.content.pm.PackageManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.games.GameUiRegistry;

/** Tests that the app starts on the oldest and on the newest Android version. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = {24, 35, 36})
public class MainActivityTest {
  @Rule
  public final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Test
  public void namesEveryGame() {
    for (var gameUi : GameUiRegistry.all()) {
      onView(allOf(withText(gameUi.game().name()), hasSibling(withText(gameUi.summary()))))
          .check(matches(withEffectiveVisibility(Visibility.VISIBLE)));
    }
  }

  @Test
  public void asksForNoPermission() throws Exception {
    var context = ApplicationProvider.getApplicationContext();
    var info =
        context
            .getPackageManager()
            .getPackageInfo(context.getPackageName(), PackageManager.GET_PERMISSIONS);
    assertNull(info.requestedPermissions);
  }
}
