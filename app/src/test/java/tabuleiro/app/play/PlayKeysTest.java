package tabuleiro.app.play;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isNotEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.ui.TestWait;

/** Tests the play screen with keyboard and mouse. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w891dp-h411dp-xhdpi")
public final class PlayKeysTest {
  @Test
  public void movesAreTakenBackAndMadeAgain() {
    try (var screen = PlayScreen.of(TestRecords.people("shi", "size=3", "a3-a2"))) {
      screen.waitForTurn();
      press(screen, KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON);
      TestWait.until("it is taken back", () -> screen.state().match().ply() == 0);
      screen.waitForTurn();
      press(screen, KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON);
      TestWait.until("it is made again", () -> screen.state().match().ply() == 1);
    }
  }

  @Test
  public void rulesNewGameAndEscapeLeadElsewhere() {
    for (int key : new int[] {KeyEvent.KEYCODE_F1, KeyEvent.KEYCODE_N, KeyEvent.KEYCODE_ESCAPE}) {
      try (var screen = PlayScreen.of(TestRecords.people("shi", "size=3"))) {
        screen.waitForTurn();
        press(screen, key, 0);
        TestWait.until("another screen", () -> screen.fragment() == null);
      }
    }
  }

  @Test
  public void otherKeysMeanNothing() {
    try (var screen = PlayScreen.of(TestRecords.people("shi", "size=3"))) {
      screen.waitForTurn();
      var letter = new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_Z);
      assertFalse(screen.ask(activity -> screen.fragment().keys().onKey(letter)));
    }
  }

  @Test
  public void aRightClickOffersWhatCanBeDone() {
    try (var screen = PlayScreen.of(TestRecords.people("shi", "size=3", "a3-a2"))) {
      screen.waitForTurn();
      rightClick(screen);
      onView(withText("Undo")).inRoot(isPlatformPopup()).perform(click());
      TestWait.until("it is taken back", () -> screen.state().match().ply() == 0);
      screen.waitForTurn();
      rightClick(screen);
      onView(withText("Undo"))
          .inRoot(isPlatformPopup())
          .check(matches(isDescendantOfA(isNotEnabled())));
      onView(withText("Hint"))
          .inRoot(isPlatformPopup())
          .check(matches(not(isDescendantOfA(isNotEnabled()))));
      onView(withText("Rules")).inRoot(isPlatformPopup()).perform(click());
      TestWait.until("the rules are shown", () -> screen.fragment() == null);
    }
  }

  private static void rightClick(PlayScreen screen) {
    assertTrue(screen.ask(activity -> screen.board().performContextClick()));
  }

  @Test
  public void theSystemsHelperListsThem() {
    try (var screen = PlayScreen.of(TestRecords.people("shi", "size=3"))) {
      screen.waitForTurn();
      var groups = new ArrayList<KeyboardShortcutGroup>();
      screen
          .scenario()
          .onActivity(activity -> activity.onProvideKeyboardShortcuts(groups, null, 0));
      var own = groups.get(groups.size() - 1).getItems();
      assertEquals("Undo", own.get(0).getLabel().toString());
      assertEquals(KeyEvent.KEYCODE_Z, own.get(0).getKeycode());
    }
  }

  private static void press(PlayScreen screen, int key, int modifiers) {
    var event = new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, key, 0, modifiers);
    assertTrue(screen.ask(activity -> screen.fragment().keys().onKey(event)));
  }
}
