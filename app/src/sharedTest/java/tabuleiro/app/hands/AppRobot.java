package tabuleiro.app.hands;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.sameInstance;
import static org.junit.Assert.assertEquals;

import android.app.UiAutomation;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Rect;
import android.os.Build;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import android.view.inspector.WindowInspector;
import androidx.annotation.StringRes;
import androidx.test.core.app.ActivityScenario;
import androidx.test.espresso.action.GeneralClickAction;
import androidx.test.espresso.action.Press;
import androidx.test.espresso.action.Tap;
import androidx.test.platform.app.InstrumentationRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import tabuleiro.access.AccessibilityCheck;
import tabuleiro.access.AccessibilityFinding;
import tabuleiro.access.AppWindows;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSpots;
import tabuleiro.app.board.BoardSpots.Spot;
import tabuleiro.app.board.BoardView;

/**
 * Robot that uses the app through Espresso, on Robolectric and on devices. Checks accessibility
 * after every step.
 */
final class AppRobot implements TouchMethod, AutoCloseable {
  private static final int PATIENCE_MILLIS = 120_000;
  private static final int PAUSE_MILLIS = 20;
  private static final int REVEAL_MILLIS = 600;
  private static final int SCREEN_MILLIS = 400;
  private static final int ROTATION_MILLIS = 1500;

  private final ActivityScenario<MainActivity> scenario;
  private final AccessibilityCheck access = new AccessibilityCheck(BoardSpots::nodes);
  private boolean rotated;

  /** Starts the app from its icon. */
  AppRobot() {
    scenario = ActivityScenario.launch(MainActivity.class);
    look();
  }

  /** Starts the app with another app's intent. */
  AppRobot(Intent intent) {
    scenario = ActivityScenario.launch(intent);
  }

  /** Runs a function on the app's main thread and returns its result. */
  <T> T ask(Function<MainActivity, T> question) {
    var answer = new AtomicReference<T>();
    scenario.onActivity(activity -> answer.set(question.apply(activity)));
    return answer.get();
  }

  /** Waits until a condition holds. */
  void until(String what, Predicate<MainActivity> condition) {
    if (!comes(condition, PATIENCE_MILLIS)) {
      throw new AssertionError("waited in vain until " + what);
    }
  }

  private boolean comes(Predicate<MainActivity> condition, int millis) {
    for (int waited = 0; !ask(condition::test); waited += PAUSE_MILLIS) {
      if (waited > millis) {
        return false;
      }
      pass(PAUSE_MILLIS);
    }
    return true;
  }

  /** Advances the time for the app and its threads. */
  private static void pass(int millis) {
    try {
      Thread.sleep(1); // Robolectric's clock jumps, other threads need real time
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
    SystemClock.sleep(millis);
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
  }

  /** Changes the app without touching it. */
  void go(Consumer<MainActivity> way) {
    scenario.onActivity(way::accept);
    pass(PAUSE_MILLIS);
  }

  /** Waits for a new screen and checks its accessibility. */
  private void look() {
    rest();
    glance();
  }

  private static void rest() {
    for (int waited = 0; waited < SCREEN_MILLIS; waited += PAUSE_MILLIS) {
      pass(PAUSE_MILLIS);
    }
  }

  /** Checks the accessibility of the screen. */
  void glance() {
    if (!check(access).isEmpty()) {
      rest(); // a snackbar that is fading in has little contrast
      var findings = check(new AccessibilityCheck(BoardSpots::nodes));
      assertEquals("not everybody can use this", Set.of(), findings);
    }
  }

  private Set<AccessibilityFinding> check(AccessibilityCheck check) {
    return ask(activity -> check.check(AppWindows.reachable(windows(activity))));
  }

  @Override
  public void press(int id) {
    until("there is something to tap", activity -> isShown(activity.findViewById(id)));
    tap(ask(activity -> activity.<View>findViewById(id)));
  }

  /** Taps the view with a text, below a parent. */
  void tap(int parent, String text) {
    until("it says " + text, activity -> isShown(find(activity, parent, text)));
    tap(ask(activity -> find(activity, parent, text)));
  }

  static boolean isShown(View view) {
    return view != null && view.isShown() && view.isLaidOut();
  }

  private static View find(MainActivity activity, int parent, String text) {
    var found = new ArrayList<View>();
    View above = activity.findViewById(parent);
    if (above != null) {
      above.findViewsWithText(found, text, View.FIND_VIEWS_WITH_TEXT);
      found.removeIf(each -> !withText(text).matches(each));
    }
    return found.isEmpty() ? null : found.get(0);
  }

  private void tap(View view) {
    go(
        activity ->
            view.requestRectangleOnScreen(new Rect(0, 0, view.getWidth(), view.getHeight()), true));
    onView(sameInstance(view)).perform(click());
    look();
  }

  /** Waits for a dialog. */
  void awaitDialog() {
    until(
        "something is asked",
        activity -> !activity.hasWindowFocus() || AppWindows.shown(windows(activity)).size() > 1);
  }

  /** Returns all windows; before Android 10 only the activity's is accessible. */
  private static List<View> windows(MainActivity activity) {
    return Build.VERSION.SDK_INT < Build.VERSION_CODES.Q
        ? List.of(activity.getWindow().getDecorView())
        : WindowInspector.getGlobalWindowViews();
  }

  @Override
  public void answer(@StringRes int text) {
    glance();
    onView(withText(text)).inRoot(isDialog()).perform(click());
    look();
  }

  @Override
  public void touch(Spot spot) {
    if (!ask(activity -> spot.isSeen())) {
      go(activity -> spot.reveal());
      pass(REVEAL_MILLIS);
    }
    onView(sameInstance((View) spot.view())).perform(tapInside(spot.bounds()));
    glance();
  }

  private static GeneralClickAction tapInside(Rect bounds) {
    return new GeneralClickAction(
        Tap.SINGLE,
        view -> {
          int[] corner = new int[2];
          view.getLocationOnScreen(corner);
          return new float[] {corner[0] + bounds.exactCenterX(), corner[1] + bounds.exactCenterY()};
        },
        Press.FINGER,
        InputDevice.SOURCE_TOUCHSCREEN,
        MotionEvent.BUTTON_PRIMARY);
  }

  /** Returns the board on the screen. */
  static BoardView board(MainActivity activity) {
    return activity.findViewById(R.id.board);
  }

  /** Recreates the activity from its saved state, as after a process death. */
  void recreate() {
    scenario.recreate();
    look();
  }

  /** Rotates the device. */
  void rotate() {
    rotated = true;
    automation().setRotation(UiAutomation.ROTATION_FREEZE_90);
    if (!comes(AppRobot::isLandscape, ROTATION_MILLIS)) {
      recreate(); // Robolectric does not recreate the activity itself
    }
    until("the screen lies on its side", AppRobot::isLandscape);
    look();
  }

  private static boolean isLandscape(MainActivity activity) {
    return activity.getResources().getConfiguration().orientation
        == Configuration.ORIENTATION_LANDSCAPE;
  }

  private static UiAutomation automation() {
    return InstrumentationRegistry.getInstrumentation().getUiAutomation();
  }

  /** Closes the app; it starts anew next time. */
  @Override
  public void close() {
    scenario.close();
    if (rotated) {
      automation().setRotation(UiAutomation.ROTATION_FREEZE_0);
      automation().setRotation(UiAutomation.ROTATION_UNFREEZE);
    }
  }
}
