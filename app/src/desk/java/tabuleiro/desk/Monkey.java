package tabuleiro.desk;

import androidx.fragment.app.FragmentActivity;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.data.DataProbe;
import tabuleiro.app.play.PlayProbe;
import tabuleiro.app.ui.Languages;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Elements;
import tabuleiro.driver.Fingers;
import tabuleiro.driver.Phone;
import tabuleiro.driver.Screen;

/**
 * Monkey test: random steps through the real app with a check after every step. It alternates
 * between playing, roaming and visiting the library. The same seed takes the same steps. Meanwhile
 * other apps share content, the clock changes, the disk fails and games get damaged.
 */
final class Monkey {
  private static final int TOLD = 40;
  private static final int WARM_UP = 100;

  /** CPU time; on the desk a rules page with twenty boards takes half of it. */
  private static final int MOST_WORK_MILLIS = 2000;

  private static final int TOLD_EVERY = 1000;

  /** After this many steps a failing disk works again, and the app gets time to notice. */
  private static final int MOST_STEPS_WITHOUT_DISK = 6;

  private static final Duration TIME_TO_RETRY = Duration.ofSeconds(20);
  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final String UNSPOKEN_LANGUAGE = "de-DE";
  private static final float[] FONT_SCALES = {1, 1.3f, 2, 0.85f};
  private static final String[] WORDS = {"Ana", "x", " ", "Åsa & Zé 😀", "shi", "'; --", "0"};

  private final Phone phone;
  private final Driver driver;
  private final DeterministicExecutor errands;
  private final Invariants invariants;
  private final WalkCounts tally = new WalkCounts();
  private final Random dice;
  private final AppProcess process;
  private final LegalTouch mover;
  private final RandomTouch touch;
  private final LibraryVisit visit;
  private final RandomOtherApps strangers;
  private final long seed;
  private final List<String> diary = new ArrayList<>();
  private MonkeyAction.Mood mood = MonkeyAction.Mood.ROAMING;
  private int stepsWithoutDisk;
  private volatile Throwable onOtherThread;

  Monkey(Phone phone, long seed) {
    this.phone = phone;
    this.seed = seed;
    dice = new Random(seed);
    driver = new Driver(phone);
    mover = new LegalTouch(driver, dice);
    touch = new RandomTouch(driver, dice, this::note);
    visit = new LibraryVisit(driver, dice, touch, mover);
    strangers = new RandomOtherApps(phone, dice, tally);
    errands = new DeterministicExecutor(phone, dice);
    invariants = new Invariants(phone, errands, tally);
    process = new AppProcess(phone, DeterministicCpuBackend::new, errands::thread);
    // Stored games must be compared before the CPUs of the new process play on.
    process.onBegin(
        () -> {
          diskIsMended(); // the new process opens the file anew
          invariants.recall();
        });
  }

  /** Takes steps; throws an error with the last steps and a picture if a check fails. */
  void walk(int steps, File pictures) {
    var before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, crash) -> onOtherThread = crash);
    int step = 0;
    try {
      phone.start();
      for (; step < steps; step++) {
        step(step);
      }
      invariants.checkLibrary();
      note("in the end\n" + tally + "\n" + Elements.now().describe());
    } catch (RuntimeException | AssertionError failure) {
      throw new AssertionError(report(step, failure, pictures), failure);
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }

  private void step(int step) {
    mood = mood.next(dice);
    var deed = MonkeyAction.any(mood, dice);
    note(deed.name());
    tally.did(deed.name());
    act(deed);
    phone.pass(Duration.ofMillis(16L << dice.nextInt(6)));
    strangers.answer();
    if (stepsWithoutDisk > 0 && --stepsWithoutDisk == 0) {
      DataProbe.setReadOnly(false);
      diskIsMended();
      phone.pass(TIME_TO_RETRY);
    }
    invariants.check();
    if (onOtherThread != null) {
      throw new AssertionError("crash on another thread", onOtherThread);
    }
    long work = phone.longestWork();
    if (step >= WARM_UP && work > MOST_WORK_MILLIS) {
      throw new AssertionError("the main thread has worked for " + work + " ms at a stretch");
    }
    if ((step + 1) % TOLD_EVERY == 0) {
      invariants.checkLibrary();
      System.out.println("after " + (step + 1) + " steps: " + tally.brief());
    }
    tally.wasOn(screenName());
  }

  private void act(MonkeyAction deed) {
    var device = phone.device();
    switch (deed) {
      case MOVE -> move();
      case LOOK -> visit.step(screenName());
      case TAP -> touch.tapSomething(false);
      case PRESS -> touch.tapSomething(true);
      case TAP_ANYWHERE -> touch.tapAnywhere();
      case DRAG -> touch.drag();
      case PINCH -> touch.pinch();
      case KEY -> touch.pressKey();
      case SEND -> strangers.send();
      case VIEW -> strangers.view();
      case CLOCK -> process.setClock((long) (DAY * 40 * (dice.nextDouble() - 0.5)));
      case DISK_FAILS -> failDisk();
      case DAMAGE -> {
        if (invariants.damageAny(dice)) {
          tally.met("damaged game");
        }
      }
      case TYPE -> Fingers.type(WORDS[dice.nextInt(WORDS.length)]);
      case BACK -> phone.back();
      case ROTATE -> phone.configure(device.rotated());
      case NIGHT -> phone.configure(device.withNight(!device.night()));
      case LANGUAGE -> phone.configure(device.withLanguage(language()));
      case FONT -> phone.configure(device.withFontScale(FONT_SCALES[dice.nextInt(4)]));
      case KILL -> {
        invariants.remember();
        process.kill();
      }
      case CRASH -> {
        invariants.remember();
        process.crash();
      }
    }
  }

  /** Returns a language, supported by the app or not. */
  private String language() {
    var spoken = Languages.all(phone.activity());
    int chosen = dice.nextInt(spoken.size() + 1);
    return chosen < spoken.size() ? spoken.get(chosen).toLanguageTag() : UNSPOKEN_LANGUAGE;
  }

  private void failDisk() {
    DataProbe.setReadOnly(true);
    invariants.setDiskFails(true);
    stepsWithoutDisk = 2 + dice.nextInt(MOST_STEPS_WITHOUT_DISK);
    tally.met("disk failed");
  }

  private void diskIsMended() {
    stepsWithoutDisk = 0;
    invariants.setDiskFails(false);
  }

  /** Makes a move; if there is none, waits for the others or continues. */
  private void move() {
    if (mover.touch()) {
      return;
    }
    var shown = PlayProbe.of(phone.activity());
    if (shown == null || shown.match().isOver()) {
      seekGame();
    } else if (dice.nextInt(30) == 0) {
      touch.tapSomething(false);
    }
  }

  /** Mostly continues the latest game instead of starting another, so that games end. */
  private void seekGame() {
    switch (screenName()) {
      case "HomeFragment" -> {
        if (dice.nextBoolean() || !mover.tapShown(R.id.latest)) {
          touch.tapSomething(false);
        }
      }
      case "SetupFragment" -> touch.tapSomething(false);
      default -> phone.back();
    }
  }

  /** Returns the class name of the screen. */
  private String screenName() {
    var screens = ((FragmentActivity) phone.activity()).getSupportFragmentManager().getFragments();
    return screens.isEmpty() ? "none" : screens.get(screens.size() - 1).getClass().getSimpleName();
  }

  private void note(String what) {
    diary.add(what);
  }

  /** Returns all actions in order. */
  List<String> diary() {
    return diary;
  }

  private String report(int step, Throwable failure, File pictures) {
    var picture = new File(pictures, "monkey-" + seed + "-" + step + ".png");
    var past = diary.subList(Math.max(0, diary.size() - TOLD), diary.size());
    var text = new StringBuilder();
    text.append("seed ").append(seed).append(", step ").append(step).append(": ").append(failure);
    text.append("\nbefore that: ").append(String.join(", ", past));
    text.append("\non the screen (").append(picture).append("):\n");
    text.append(Elements.now().describe());
    try {
      Screen.save(driver.picture(), picture);
    } catch (RuntimeException broken) {
      text.append("no picture: ").append(broken);
    }
    return text.toString();
  }

  /** Closes the app. */
  void close() {
    process.close();
    errands.close();
  }

  /** Returns a summary of the actions. */
  String summary() {
    return "seed "
        + seed
        + "\n"
        + tally
        + "\nconfirmed games found again "
        + invariants.checked()
        + " times";
  }
}
