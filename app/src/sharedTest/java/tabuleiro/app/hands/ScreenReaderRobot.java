package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.text.TextUtils;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.annotation.StringRes;
import androidx.test.espresso.UiController;
import androidx.test.espresso.ViewAction;
import org.hamcrest.Matcher;
import tabuleiro.app.board.BoardSpots.Spot;

/** Robot that uses the app like TalkBack and switches: through accessibility actions. */
final class ScreenReaderRobot implements TouchMethod {
  private final AppRobot hands;

  ScreenReaderRobot(AppRobot hands) {
    this.hands = hands;
  }

  @Override
  public void touch(Spot spot) {
    hands.go(
        activity -> {
          var provider = spot.view().getAccessibilityNodeProvider();
          var node = provider.createAccessibilityNodeInfo(spot.number());
          assertFalse("a spot says what it is", TextUtils.isEmpty(node.getContentDescription()));
          assertTrue(
              node.getContentDescription().toString(),
              node.getActionList()
                  .contains(AccessibilityNodeInfo.AccessibilityAction.ACTION_CLICK));
          assertTrue(
              provider.performAction(spot.number(), AccessibilityNodeInfo.ACTION_CLICK, null));
        });
  }

  @Override
  public void press(int id) {
    hands.until("there is a button", activity -> AppRobot.isShown(activity.findViewById(id)));
    onView(withId(id)).perform(new Click());
  }

  @Override
  public void answer(@StringRes int text) {
    onView(withText(text)).inRoot(isDialog()).perform(new Click());
  }

  /** Performs a node's action instead of a touch. */
  private static final class Click implements ViewAction {
    @Override
    public Matcher<View> getConstraints() {
      return isDisplayed();
    }

    @Override
    public String getDescription() {
      return "click as a screen reader";
    }

    @Override
    public void perform(UiController loop, View view) {
      assertTrue(view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null));
      loop.loopMainThreadUntilIdle();
    }
  }
}
