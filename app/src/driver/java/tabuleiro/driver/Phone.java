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
 * Simulates Android: starts the manifest's activity, changes its configuration, keeps its saved
 * state and advances its time. All calls come from the app's main thread.
 */
public final class Phone implements AutoCloseable {
  /** Duration of a frame. */
  public static final Duration FRAME = Duration.ofMillis(16);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String REAL_WINDOWS = "robolectric.windowManager.useRequestedSize";

  private final Application app = RuntimeEnvironment.getApplication();
  private ActivityController<? extends Activity> controller;
  private Device device;
  private String appLanguage = "";
  private Runnable onFrame = () -> {};
  private long longestWork;

  /** Creates a phone on which the app has not been started. */
  public Phone(Device device) {
    this.device = device;
    // Without this, Robolectric makes every dialog and menu as large as the screen.
    System.setProperty(REAL_WINDOWS, "true");
    // Otherwise AppCompat detects Robolectric and switches a screen to dark mode too late.
    ShadowBuild.setFingerprint("desk");
    // Without this, Robolectric runs a whole animation at once.
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(FRAME);
    app.registerActivityLifecycleCallbacks(new FirstFrame());
    applyDevice();
  }

  /** Returns the device with its settings. */
  public Device device() {
    return device;
  }

  /** Returns the activity. */
  public Activity activity() {
    return controller.get();
  }

  /** Starts the app from its icon. */
  public void start() {
    launch(launcher(), null);
  }

  /** Restores the app from its saved state in a new process. */
  public void restore(byte[] state) {
    launch(launcher(), fromParcel(state));
  }

  /** Delivers another app's intent to the only activity, as its launch mode requires. */
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

  /** Advances the app's time frame by frame, as fast as the machine can. */
  public void pass(Duration time) {
    for (long left = time.toMillis(); left > 0; left -= FRAME.toMillis()) {
      work(() -> shadowOf(Looper.getMainLooper()).idleFor(FRAME));
      actAsSystem();
      onFrame.run();
    }
  }

  /** Sets an action to run after every frame. */
  public void onFrame(Runnable deed) {
    onFrame = deed;
  }

  /** Runs a task on the main thread and measures its duration. */
  public void work(Runnable deed) {
    long before = THREADS.getCurrentThreadCpuTime();
    deed.run();
    longestWork = Math.max(longestWork, THREADS.getCurrentThreadCpuTime() - before);
  }

  /** Returns the longest task of the main thread, in ms, since the last call. */
  public long longestWork() {
    long millis = longestWork / 1_000_000;
    longestWork = 0;
    return millis;
  }

  /** Does what the app requests of the system and Robolectric omits. */
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

  /** Applies the app's language, which the system stores since Android 13. */
  private void followLanguage() {
    var chosen = app.getSystemService(LocaleManager.class).getApplicationLocales();
    if (!chosen.toLanguageTags().equals(appLanguage)) {
      appLanguage = chosen.toLanguageTags();
      applyDevice();
      changeConfiguration();
    }
  }

  /** Changes the system settings and notifies the app. */
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

  /**
   * Puts the app into the background; returns its saved state as bytes, so that no object is
   * shared.
   */
  public byte[] leave() {
    var state = new Bundle();
    controller.pause().stop().saveInstanceState(state);
    awaitPreferences();
    return toParcel(state);
  }

  /** Waits for pending writes of preferences, as Android does before it stops an activity. */
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

  /** Performs back: the callback that the uppermost window has registered, else the key. */
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

  /**
   * Returns the callback that a window registered last; it is not public, since only the system
   * calls it.
   */
  private static Object backCallback(View window) {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      return null;
    }
    var dispatcher = window.findOnBackInvokedDispatcher();
    return dispatcher == null
        ? null
        : ReflectionHelpers.callInstanceMethod(dispatcher, "getTopCallback");
  }

  /** Closes the activity. */
  public void drop() {
    controller.close();
  }

  /**
   * Closes the activity and resets everything that could affect the app's next start in this JVM.
   */
  @Override
  public void close() {
    if (controller != null) {
      drop();
    }
    System.clearProperty(REAL_WINDOWS);
  }
}
