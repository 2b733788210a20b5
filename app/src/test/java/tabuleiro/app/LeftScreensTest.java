package tabuleiro.app;

import static org.junit.Assert.assertEquals;

import android.annotation.SuppressLint;
import android.os.StrictMode;
import android.os.strictmode.DiskReadViolation;
import android.os.strictmode.DiskWriteViolation;
import android.os.strictmode.Violation;
import androidx.fragment.app.Fragment;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.setup.FirstGame;
import tabuleiro.app.ui.TestWait;

/**
 * Opens and leaves every screen. Finds what no test of a single screen looks for: a service that
 * holds a screen that was left, files touched on the main thread, and what nobody closes.
 */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // older Androids do not report violations to the app
public final class LeftScreensTest {
  private static final String GAME = "shi";
  private static final int MOST_COLLECTIONS = 50;

  private final List<String> violations = new ArrayList<>();

  @After
  public void allowEverything() {
    StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
    StrictMode.setVmPolicy(StrictMode.VmPolicy.LAX);
  }

  private static Map<String, Consumer<MainActivity>> screens() {
    var screens = new LinkedHashMap<String, Consumer<MainActivity>>();
    screens.put("setup", app -> app.setup(GAME));
    screens.put("play", app -> app.playFirst(GAME));
    screens.put("editor", app -> app.editPosition(GAME));
    screens.put("analysis", app -> app.analyse(FirstGame.of(app, GAME)));
    screens.put("library", MainActivity::library);
    screens.put("replay", app -> app.replay(1));
    screens.put("rules", app -> app.learn(GAME));
    screens.put("lesson", app -> app.lesson(GAME));
    screens.put("puzzles", app -> app.puzzles(GAME));
    screens.put("puzzle", app -> app.puzzle(GAME, TestApp.container().puzzles().today()));
    screens.put("stats", MainActivity::stats);
    screens.put("settings", MainActivity::settings);
    return screens;
  }

  @Test
  public void nothingHoldsAScreenThatWasLeft() {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      var left = new LinkedHashMap<String, WeakReference<Object>>();
      screens().forEach((name, open) -> scenario.onActivity(app -> visit(app, name, open, left)));
      for (int i = 0; i < MOST_COLLECTIONS && !held(left).isEmpty(); i++) {
        System.gc();
        TestWait.pass(100);
      }
      assertEquals(List.of(), held(left));
    }
  }

  @Test
  public void noScreenTouchesFilesOnTheMainThread() {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      StrictMode.setThreadPolicy(
          new StrictMode.ThreadPolicy.Builder()
              .detectDiskReads()
              .detectDiskWrites()
              .detectNetwork()
              .penaltyListener(Runnable::run, this::report)
              .build());
      StrictMode.setVmPolicy(
          new StrictMode.VmPolicy.Builder()
              .detectLeakedClosableObjects()
              .detectLeakedSqlLiteObjects()
              .detectCleartextNetwork()
              .penaltyListener(Runnable::run, this::report)
              .build());
      var left = new LinkedHashMap<String, WeakReference<Object>>();
      screens().forEach((name, open) -> scenario.onActivity(app -> visit(app, name, open, left)));
      System.gc();
      System.runFinalization();
    }
    assertEquals(List.of(), violations);
  }

  /** Opens a screen, lets it settle and leaves it. */
  private static void visit(
      MainActivity app,
      String name,
      Consumer<MainActivity> open,
      Map<String, WeakReference<Object>> left) {
    open.accept(app);
    TestWait.pass(1000);
    var screens = app.getSupportFragmentManager();
    watch(screens.findFragmentById(R.id.screen), name, left);
    app.home();
    TestWait.pass(1000);
  }

  @SuppressLint("RestrictedApi") // the models of a screen have no other list
  private static void watch(Fragment screen, String name, Map<String, WeakReference<Object>> left) {
    left.put(name, new WeakReference<>(screen));
    var models = screen.getViewModelStore();
    for (var key : models.keys()) {
      var model = models.get(key);
      left.put(name + ": " + model.getClass().getSimpleName(), new WeakReference<>(model));
    }
  }

  private static List<String> held(Map<String, WeakReference<Object>> left) {
    var held = new ArrayList<String>();
    left.forEach(
        (name, object) -> {
          if (object.get() != null) {
            held.add(name);
          }
        });
    return held;
  }

  private void report(Violation violation) {
    for (var frame : violation.getStackTrace()) {
      if (frame.getClassName().equals(getClass().getName())) {
        return; // this test itself
      }
      if (frame.getClassName().startsWith("tabuleiro.app.")) {
        violations.add(violation.getClass().getSimpleName() + " in " + frame);
        return;
      }
    }
    boolean isDisk =
        violation instanceof DiskReadViolation || violation instanceof DiskWriteViolation;
    if (!isDisk) {
      violations.add(violation.toString());
    }
  }
}
