package tabuleiro.app.settings;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.res.Configuration;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;

/** Tests that changed settings apply at once, everywhere. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w480dp-h2400dp-notnight")
public class SettingsTest {
  private final Settings settings = TestApp.container().settings();
  private ActivityScenario<MainActivity> app;

  @Before
  public void open() {
    app = ActivityScenario.launch(MainActivity.class);
    app.onActivity(MainActivity::settings);
  }

  @After
  public void close() {
    AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM);
    AppCompatDelegate.setApplicationLocales(LocaleListCompat.getEmptyLocaleList());
    app.close();
  }

  @Test
  public void titlesMayTakeASecondLine() {
    app.onActivity(
        activity -> {
          activity.getSupportFragmentManager().executePendingTransactions();
          var screen =
              (SettingsFragment) activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          for (var key : new String[] {Settings.THEME, Settings.DYNAMIC_COLOUR, "sound"}) {
            assertFalse(key, screen.findPreference(key).isSingleLineTitle());
          }
        });
  }

  @Test
  public void switchesAreStored() {
    assertTrue(settings.sound());
    onView(withText(R.string.settings_sound)).perform(click());
    assertFalse(settings.sound());
    assertTrue(settings.haptics());
    onView(withText(R.string.settings_haptics)).perform(click());
    assertFalse(settings.haptics());
    assertTrue(settings.coordinates());
    onView(withText(R.string.settings_coordinates)).perform(click());
    assertFalse(settings.coordinates());
    assertTrue(settings.targets());
    onView(withText(R.string.settings_targets)).perform(click());
    assertFalse(settings.targets());
    assertFalse(settings.confirmMoves());
    onView(withText(R.string.settings_confirm_moves)).perform(click());
    assertTrue(settings.confirmMoves());
    assertFalse(settings.turnBoard());
    onView(withText(R.string.settings_turn_board)).perform(click());
    assertTrue(settings.turnBoard());
    assertFalse(settings.practice());
    onView(withText(R.string.settings_practice)).perform(click());
    assertTrue(settings.practice());
    assertTrue(settings.tips());
    onView(withText(R.string.settings_tips)).perform(click());
    assertFalse(settings.tips());
    assertTrue(settings.warnings());
    onView(withText(R.string.settings_warnings)).perform(click());
    assertFalse(settings.warnings());
    assertTrue(settings.keepScreenOn());
    onView(withText(R.string.settings_keep_screen_on)).perform(click());
    assertFalse(settings.keepScreenOn());
  }

  @Test
  public void tipsAreShownAgainInEveryGame() {
    var memory = TestApp.container().tips();
    memory.setWanted("shi", false);
    memory.setShown("shi", "score");
    onView(withText(R.string.settings_tips_again)).perform(click());
    assertTrue(memory.isWanted("shi"));
    assertFalse(memory.wasShown("shi", "score"));
    onView(withText(R.string.settings_tips_again_done)).check(matches(isDisplayed()));
  }

  @Test
  public void movesTakeAsLongAsIsSet() {
    assertEquals(300, settings.animationMillis());
    choose(R.string.settings_animation, R.string.settings_animation_off);
    assertEquals(0, settings.animationMillis());
    choose(R.string.settings_animation, R.string.settings_animation_slow);
    assertEquals(600, settings.animationMillis());
  }

  @Test
  public void theDarkThemeIsThereAtOnce() {
    choose(R.string.settings_theme, R.string.settings_theme_dark);
    assertEquals(AppCompatDelegate.MODE_NIGHT_YES, settings.nightMode());
    app.onActivity(
        activity ->
            assertEquals(
                Configuration.UI_MODE_NIGHT_YES,
                activity.getResources().getConfiguration().uiMode
                    & Configuration.UI_MODE_NIGHT_MASK));
  }

  @Test
  public void theLanguageChangesAtOnce() {
    onView(withText(R.string.settings_language)).perform(click());
    onView(withText("Português (Portugal)")).inRoot(isDialog()).check(matches(isDisplayed()));
    onView(withText("Português (Brasil)")).inRoot(isDialog()).perform(click());
    assertEquals("pt-BR", AppCompatDelegate.getApplicationLocales().toLanguageTags());
  }

  private static void choose(int setting, int value) {
    onView(withText(setting)).perform(click());
    onView(withText(value)).inRoot(isDialog()).check(matches(isDisplayed())).perform(click());
  }
}
