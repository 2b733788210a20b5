package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.annotation.SuppressLint;
import android.os.Bundle;
import android.os.StrictMode;
import android.os.strictmode.DiskReadViolation;
import android.os.strictmode.DiskWriteViolation;
import android.os.strictmode.Violation;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.Permission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.files.SharedFileWriter;
import tabuleiro.app.home.HomeFragment;
import tabuleiro.app.learn.LessonStepsDialog;
import tabuleiro.app.library.DamagedGameDialog;
import tabuleiro.app.play.MoveWarningDialog;
import tabuleiro.app.settings.BoardThemeDialog;
import tabuleiro.app.settings.SettingChoiceDialog;
import tabuleiro.app.setup.EntrantDialog;
import tabuleiro.app.setup.FirstGameFactory;
import tabuleiro.app.share.FilmDialog;
import tabuleiro.app.share.QrCodeDialog;
import tabuleiro.app.ui.LoggedViolations;
import tabuleiro.app.ui.TestWait;
import tabuleiro.app.ui.TextInputDialog;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.Message;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Opens and leaves every screen and dialog, with games on them. Finds what no test of a single
 * screen looks for: a service that holds a screen that was left, files touched on the main thread,
 * and what nobody closes. A fragment that is not opened here fails it.
 */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // older Androids do not report violations to the app
@SuppressWarnings("removal") // the JVM tells only a security manager which files are touched
public final class LeftScreensTest {
  private static final Path MAIN = Paths.get("src/main/java");
  private static final Pattern FRAGMENT =
      Pattern.compile("public final class (\\w+) extends \\w*Fragment");
  private static final Pattern JDK = Pattern.compile("^(java|jdk|sun)\\.");
  private static final Set<String> FILE_HELPERS =
      Set.of("android.util.AtomicFile", "androidx.core.content.FileProvider");
  private static final String GAME = "shi";
  private static final int MOST_COLLECTIONS = 50;

  private final List<String> violations = new ArrayList<>();
  private final Map<String, WeakReference<Object>> left = new LinkedHashMap<>();
  private final Set<String> opened = new TreeSet<>();
  private long running;
  private long finished;
  private String code;

  /** A screen, and the dialogs that it may show. */
  private record Screen(Consumer<MainActivity> open, List<DialogFragment> dialogs) {
    Screen(Consumer<MainActivity> open, DialogFragment... dialogs) {
      this(open, List.of(dialogs));
    }
  }

  /** Collects the fragments that are created. */
  private final class Watch extends FragmentManager.FragmentLifecycleCallbacks {
    @Override
    public void onFragmentCreated(
        @NonNull FragmentManager screens, @NonNull Fragment fragment, @Nullable Bundle state) {
      var name = fragment.getClass().getSimpleName();
      opened.add(name);
      left.put(name + " " + left.size(), new WeakReference<>(fragment));
    }
  }

  @Before
  public void saveGames() throws RefusalException {
    var options = Options.standard(Games.byId(GAME));
    var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
    var match = RandomGames.play(new Match(options, players), 9, new Random(1));
    code = CompactGame.write(new Message(match, null)); // not in the library
    RandomGames.play(match, 1, new Random(1));
    running = saved(match);
    match.close(new ChosenEnding(0));
    finished = saved(match);
  }

  private static long saved(Match match) {
    var id = new AtomicLong();
    TestApp.container().games().create(match, false, saved -> id.set(saved.value()));
    TestWait.until("it is saved", () -> id.get() != 0);
    return id.get();
  }

  @After
  public void allowEverything() {
    StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
    StrictMode.setVmPolicy(StrictMode.VmPolicy.LAX);
    System.setSecurityManager(null);
  }

  /**
   * Reports files that are touched on the main thread against the policy. The JVM's files, unlike
   * Android's, do not ask StrictMode.
   */
  private final class FileWatch extends SecurityManager {
    private final Thread main = Thread.currentThread();
    private final String policy = StrictMode.getThreadPolicy().toString();
    private boolean isBusy;

    @Override
    public void checkPermission(Permission any) {}

    @Override
    public void checkRead(String file) {
      watch("read", file);
    }

    @Override
    public void checkWrite(String file) {
      watch("written", file);
    }

    @Override
    public void checkDelete(String file) {
      watch("deleted", file);
    }

    private void watch(String how, String file) {
      if (isBusy
          || !main.equals(Thread.currentThread())
          || !policy.equals(StrictMode.getThreadPolicy().toString())) {
        return;
      }
      isBusy = true; // looking at the frames touches files, too
      try {
        report(how, file);
      } finally {
        isBusy = false;
      }
    }

    private void report(String how, String file) {
      for (var frame : new Throwable().getStackTrace()) {
        var name = frame.getClassName();
        boolean isHere = name.startsWith(LeftScreensTest.class.getName());
        if (!isHere && !JDK.matcher(name).find() && !FILE_HELPERS.contains(name)) {
          if (name.startsWith("tabuleiro.") && LoggedViolations.isOfApp(name)) {
            violations.add(file + " is " + how + " in " + frame);
          }
          return;
        }
      }
    }
  }

  /** Tests the test. */
  @Test
  public void aFileThatIsTouchedOnTheMainThreadIsNoticed() {
    var app = ApplicationProvider.getApplicationContext();
    var file = new File(app.getCacheDir(), "shared/file");
    var shared =
        new SharedFileWriter(file, Runnable::run, TestApp.container().scheduler(), made -> {});
    System.setSecurityManager(new FileWatch());
    shared.write(out -> {}, () -> {});
    assertFalse(violations.isEmpty());
  }

  private Map<String, Screen> screens() {
    var screens = new LinkedHashMap<String, Screen>();
    screens.put("home", new Screen(app -> {}));
    screens.put("setup", new Screen(app -> app.setup(GAME), with(new EntrantDialog(), "index", 0)));
    screens.put(
        "first game",
        new Screen(
            app -> app.playFirst(GAME),
            with(new MoveWarningDialog(), "warning", R.string.app_name)));
    screens.put("running game", new Screen(app -> app.play(running)));
    screens.put("editor", new Screen(app -> app.editPosition(GAME)));
    screens.put("analysis", new Screen(app -> app.analyse(FirstGameFactory.of(app, GAME))));
    screens.put("analysis of a game", new Screen(app -> app.analyse(finished)));
    screens.put(
        "library",
        new Screen(
            MainActivity::library,
            with(new DamagedGameDialog(), "text", "[Game \"shi\"]\n1. nonsense"),
            textDialog()));
    screens.put(
        "replay",
        new Screen(
            app -> app.replay(finished),
            with(new FilmDialog(), "record", "[Game \"shi\"]"),
            with(new QrCodeDialog(), "text", "TBLR1")));
    screens.put("picture with a code", new Screen(app -> HandedPicture.open(app, code)));
    screens.put("review", new Screen(app -> app.review(finished)));
    screens.put("rules", new Screen(app -> app.learn(GAME)));
    screens.put("lesson", new Screen(app -> app.lesson(GAME), new LessonStepsDialog()));
    screens.put("puzzles", new Screen(app -> app.puzzles(GAME)));
    screens.put(
        "puzzle", new Screen(app -> app.puzzle(GAME, TestApp.container().puzzles().today())));
    screens.put("stats", new Screen(MainActivity::stats));
    screens.put(
        "settings",
        new Screen(
            MainActivity::settings,
            new BoardThemeDialog(),
            with(new SettingChoiceDialog(), "key", "theme")));
    return screens;
  }

  private static <D extends DialogFragment> D with(D dialog, String key, Object argument) {
    var arguments = new Bundle();
    if (argument instanceof Integer number) {
      arguments.putInt(key, number);
    } else {
      arguments.putString(key, (String) argument);
    }
    dialog.setArguments(arguments);
    return dialog;
  }

  private static DialogFragment textDialog() {
    var dialog = with(new TextInputDialog(), "title", R.string.app_name);
    dialog.requireArguments().putInt("hint", R.string.app_name);
    dialog.requireArguments().putInt("action", R.string.app_name);
    return dialog;
  }

  @Test
  public void nothingHoldsAScreenThatWasLeft() throws IOException {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          app -> {
            app.getSupportFragmentManager().registerFragmentLifecycleCallbacks(new Watch(), true);
            screens().forEach((name, screen) -> visit(app, name, screen));
          });
      ShadowDialog.reset(); // it holds the dialog that was shown last
      for (int i = 0; i < MOST_COLLECTIONS && !held().isEmpty(); i++) {
        System.gc();
        TestWait.pass(100);
      }
      assertEquals(List.of(), held());
    }
    opened.add("HomeFragment"); // behind all others
    assertEquals(fragments(), opened);
  }

  /** Returns the names of all fragments of the app. */
  private static Set<String> fragments() throws IOException {
    var names = new TreeSet<String>();
    try (var sources = Files.walk(MAIN)) {
      for (var source : sources.filter(file -> file.toString().endsWith(".java")).toList()) {
        var text = new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
        for (var found = FRAGMENT.matcher(text); found.find(); ) {
          names.add(found.group(1));
        }
      }
    }
    return names;
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
      System.setSecurityManager(new FileWatch());
      StrictMode.setVmPolicy(
          new StrictMode.VmPolicy.Builder()
              .detectLeakedClosableObjects()
              .detectLeakedSqlLiteObjects()
              .detectCleartextNetwork()
              .penaltyListener(Runnable::run, this::report)
              .build());
      scenario.onActivity(app -> screens().forEach((name, screen) -> visit(app, name, screen)));
      System.gc();
      System.runFinalization();
    }
    assertEquals(List.of(), violations);
  }

  /** Opens a screen, lets it settle, shows its dialogs and leaves it. */
  private void visit(MainActivity app, String name, Screen visited) {
    visited.open().accept(app);
    TestWait.pass(1000);
    var screen = app.getSupportFragmentManager().findFragmentById(R.id.screen);
    watch(screen, name);
    for (var dialog : visited.dialogs()) {
      dialog.showNow(screen.getChildFragmentManager(), name);
      TestWait.pass(100);
      if (dialog.isAdded()) { // a film may be made already
        dialog.dismissNow();
      }
    }
    app.home();
    TestWait.pass(1000);
  }

  @SuppressLint("RestrictedApi") // the models of a screen have no other list
  private void watch(Fragment screen, String name) {
    if (screen instanceof HomeFragment) {
      return; // it is never left
    }
    var models = screen.getViewModelStore();
    for (var key : models.keys()) {
      var model = models.get(key);
      left.put(name + ": " + model.getClass().getSimpleName(), new WeakReference<>(model));
    }
  }

  private List<String> held() {
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
