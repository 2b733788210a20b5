package tabuleiro.driver;

import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.app.Application;
import android.app.LocaleManager;
import android.content.Intent;
import android.os.Build;
import android.os.Bundle;
import android.os.Looper;
import android.os.Parcel;
import android.view.KeyEvent;
import android.view.View;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowBuild;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.util.ReflectionHelpers;

/**
 * What Android is to the app: it starts the activity that the manifest names, changes its
 * configuration, keeps its state and lets its time pass. All calls come from the one thread that is
 * the app's main thread.
 */
public final class Phone implements AutoCloseable {
  /** The time from one picture to the next. */
  public static final Duration FRAME = Duration.ofMillis(16);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String REAL_WINDOWS = "robolectric.windowManager.useRequestedSize";

  private final Application app = RuntimeEnvironment.getApplication();
  private ActivityController<? extends Activity> controller;
  private Device device;
  private String appLanguage = "";
  private Runnable onFrame = () -> {};
  private long longestWork;

  /** A phone on which the app has not been started yet. */
  public Phone(Device device) {
    this.device = device;
    // Without this, Robolectric makes every dialog and menu as large as the screen.
    System.setProperty(REAL_WINDOWS, "true");
    // Otherwise AppCompat knows Robolectric and makes a screen dark too late for its window.
    ShadowBuild.setFingerprint("desk");
    // Without this, Robolectric lets a whole animation pass in one go.
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(FRAME);
    app.registerActivityLifecycleCallbacks(new FirstFrame());
    applyDevice();
  }

  /** What the phone is and how it is set up. */
  public Device device() {
    return device;
  }

  /** The activity that is shown. */
  public Activity activity() {
    return controller.get();
  }

  /** A tap on the app's icon. */
  public void start() {
    launch(launcher(), null);
  }

  /** The person comes back to the app, of whose process only its state is left. */
  public void restore(byte[] state) {
    launch(launcher(), fromParcel(state));
  }

  /** Another app hands something over, to the one activity there is, as the manifest wants it. */
  public void open(Intent intent) {
    leave();
    work(
        () -> {
          controller.newIntent(intent.setComponent(launcher().getComponent()));
          controller.restart().resume().windowFocusChanged(true);
        });
    pass(FRAME);
  }

  private Intent launcher() {
    return app.getPackageManager().getLaunchIntentForPackage(app.getPackageName());
  }

  private void launch(Intent intent, Bundle state) {
    controller = Robolectric.buildActivity(activityOf(intent), intent);
    work(
        () -> {
          if (state == null) {
            controller.setup();
          } else {
            controller.setup(state);
          }
          controller.windowFocusChanged(true);
        });
    pass(FRAME);
  }

  private static Class<? extends Activity> activityOf(Intent intent) {
    try {
      return Class.forName(intent.getComponent().getClassName()).asSubclass(Activity.class);
    } catch (ClassNotFoundException missing) {
      throw new AssertionError("the manifest names what is not there", missing);
    }
  }

  /** Lets time pass for the app, frame by frame, as fast as the machine can. */
  public void pass(Duration time) {
    for (long left = time.toMillis(); left > 0; left -= FRAME.toMillis()) {
      work(() -> shadowOf(Looper.getMainLooper()).idleFor(FRAME));
      actAsSystem();
      onFrame.run();
    }
  }

  /** Something to be done after every frame. */
  public void onFrame(Runnable deed) {
    onFrame = deed;
  }

  /** Lets the main thread do something, and remembers how long that took. */
  public void work(Runnable deed) {
    long before = THREADS.getCurrentThreadCpuTime();
    deed.run();
    longestWork = Math.max(longestWork, THREADS.getCurrentThreadCpuTime() - before);
  }

  /**
   * The longest time in ms that the main thread has worked at a stretch since the last question.
   */
  public long longestWork() {
    long millis = longestWork / 1_000_000;
    longestWork = 0;
    return millis;
  }

  /** What the app asks of the system and Robolectric leaves undone. */
  private void actAsSystem() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      followLanguage();
    }
    Screen.closeOrphans();
    if (activity().isFinishing()) {
      controller.pause().stop().destroy();
      start();
    }
  }

  /** Since Android 13 the system keeps the language of an app. */
  private void followLanguage() {
    var chosen = app.getSystemService(LocaleManager.class).getApplicationLocales();
    if (!chosen.toLanguageTags().equals(appLanguage)) {
      appLanguage = chosen.toLanguageTags();
      applyDevice();
      changeConfiguration();
    }
  }

  /** Changes what the system is set to; the app is told as by Android. */
  public void configure(Device changed) {
    device = changed;
    applyDevice();
    changeConfiguration();
  }

  private void changeConfiguration() {
    work(
        () -> {
          controller.configurationChange();
          controller.visible().windowFocusChanged(true);
        });
    pass(FRAME);
  }

  private void applyDevice() {
    RuntimeEnvironment.setQualifiers(device.qualifiers(appLanguage));
    RuntimeEnvironment.setFontScale(device.fontScale());
  }

  /** The app goes to the background; what is kept of it is bytes, so nothing can be shared. */
  public byte[] leave() {
    var state = new Bundle();
    controller.pause().stop().saveInstanceState(state);
    awaitPreferences();
    return toParcel(state);
  }

  /** Android waits for preferences to be written before it stops an activity, by this very call. */
  public static void awaitPreferences() {
    try {
      ReflectionHelpers.callStaticMethod(Class.forName("android.app.QueuedWork"), "waitToFinish");
    } catch (ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static byte[] toParcel(Bundle state) {
    var parcel = Parcel.obtain();
    try {
      parcel.writeBundle(state);
      return parcel.marshall();
    } finally {
      parcel.recycle();
    }
  }

  private Bundle fromParcel(byte[] state) {
    var parcel = Parcel.obtain();
    try {
      parcel.unmarshall(state, 0, state.length);
      parcel.setDataPosition(0);
      return parcel.readBundle(app.getClassLoader());
    } finally {
      parcel.recycle();
    }
  }

  /** The system's back: what the uppermost window has registered for it, else the key. */
  public void back() {
    View window = Screen.focused();
    Object callback = backCallback(window);
    work(
        () -> {
          if (callback != null) {
            ReflectionHelpers.callInstanceMethod(
                android.window.OnBackInvokedCallback.class, callback, "onBackInvoked");
          } else {
            Fingers.key(window, KeyEvent.KEYCODE_BACK);
          }
        });
    pass(FRAME);
  }

  /** What a window has registered last; only the system can ask, so it has no public method. */
  private static Object backCallback(View window) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      return null;
    }
    var dispatcher = window.findOnBackInvokedDispatcher();
    return dispatcher == null
        ? null
        : ReflectionHelpers.callInstanceMethod(dispatcher, "getTopCallback");
  }

  /** Takes the app off the screen. */
  public void drop() {
    controller.close();
  }

  /** Leaves nothing behind that the app would notice when it is started again in this JVM. */
  @Override
  public void close() {
    if (controller != null) {
      drop();
    }
    System.clearProperty(REAL_WINDOWS);
  }
}
