package tabuleiro.desk;

import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.app.Application;
import android.app.LocaleManager;
import android.content.Intent;
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
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.util.ReflectionHelpers;
import tabuleiro.app.MainActivity;

/**
 * What Android is to the app: it starts the real activity, changes its configuration, kills its
 * process and lets its time pass. All calls come from the one thread that is the app's main thread.
 */
final class Phone {
  static final Duration FRAME = Duration.ofMillis(16);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String REAL_WINDOWS = "robolectric.windowManager.useRequestedSize";

  private final Application app = RuntimeEnvironment.getApplication();
  private ActivityController<MainActivity> controller;
  private Device device;
  private String appLanguage = "";
  private Runnable onProcess = () -> {};
  private Runnable onFrame = () -> {};
  private long longestWork;

  Phone(Device device) {
    this.device = device;
    // Without this, Robolectric makes every dialog and menu as large as the screen.
    System.setProperty(REAL_WINDOWS, "true");
    // Without this, Robolectric lets a whole animation pass in one go.
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(FRAME);
    app.registerActivityLifecycleCallbacks(new FirstFrame());
    applyDevice();
  }

  Device device() {
    return device;
  }

  MainActivity activity() {
    return controller.get();
  }

  /** Something to be done at the beginning of this and every other process of the app. */
  void onProcess(Runnable deed) {
    onProcess = deed;
    deed.run();
  }

  /** A tap on the app's icon. */
  void start() {
    launch(null);
  }

  private void launch(Bundle state) {
    var intent = new Intent(Intent.ACTION_MAIN).setClass(app, MainActivity.class);
    controller = Robolectric.buildActivity(MainActivity.class, intent);
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

  /** Lets time pass for the app, frame by frame, as fast as the machine can. */
  void pass(Duration time) {
    for (long left = time.toMillis(); left > 0; left -= FRAME.toMillis()) {
      work(() -> shadowOf(Looper.getMainLooper()).idleFor(FRAME));
      actAsSystem();
      onFrame.run();
    }
  }

  /** Something to be done after every frame. */
  void onFrame(Runnable deed) {
    onFrame = deed;
  }

  /** Lets the main thread do something, and remembers how long that took. */
  void work(Runnable deed) {
    long before = THREADS.getCurrentThreadCpuTime();
    deed.run();
    longestWork = Math.max(longestWork, THREADS.getCurrentThreadCpuTime() - before);
  }

  /**
   * The longest time in ms that the main thread has worked at a stretch since the last question.
   */
  long longestWork() {
    long millis = longestWork / 1_000_000;
    longestWork = 0;
    return millis;
  }

  /** What the app asks of the system and Robolectric leaves undone. */
  private void actAsSystem() {
    var chosen = app.getSystemService(LocaleManager.class).getApplicationLocales();
    if (!chosen.toLanguageTags().equals(appLanguage)) {
      appLanguage = chosen.toLanguageTags();
      applyDevice();
      changeConfiguration();
    }
    if (activity().isFinishing()) {
      controller.pause().stop().destroy();
      launch(null);
    }
  }

  /** Changes what the system is set to; the app is told as by Android. */
  void configure(Device changed) {
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

  /** The app goes to the background, its process dies, and the person comes back to it. */
  void kill() {
    var state = new Bundle();
    controller.pause().stop().saveInstanceState(state);
    die();
    launch(throughParcel(state));
  }

  /** The process dies without a warning; the app starts as if for the first time. */
  void crashAndStart() {
    die();
    launch(null);
  }

  private void die() {
    // As if configuration changed: a dead process does not tidy up its view models.
    ReflectionHelpers.setField(Activity.class, activity(), "mChangingConfigurations", true);
    AppProcess.die();
    controller.close();
    AppProcess.startAgain(app);
    onProcess.run();
  }

  /** What is kept for a dead process is bytes: nothing in it can still be shared. */
  private static Bundle throughParcel(Bundle state) {
    var parcel = Parcel.obtain();
    try {
      parcel.writeBundle(state);
      byte[] bytes = parcel.marshall();
      parcel.unmarshall(bytes, 0, bytes.length);
      parcel.setDataPosition(0);
      return parcel.readBundle(MainActivity.class.getClassLoader());
    } finally {
      parcel.recycle();
    }
  }

  /** The system's back: what the uppermost window has registered for it, else the key. */
  void back() {
    View window = Screen.focused();
    var dispatcher = window.findOnBackInvokedDispatcher();
    Object callback =
        dispatcher == null
            ? null
            : ReflectionHelpers.callInstanceMethod(dispatcher, "getTopCallback");
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

  /** Ends the app in an orderly way. */
  void close() {
    controller.close();
    AppProcess.die();
    System.clearProperty(REAL_WINDOWS);
  }
}
