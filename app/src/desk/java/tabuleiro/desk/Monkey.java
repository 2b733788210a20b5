package tabuleiro.desk;

import androidx.fragment.app.FragmentActivity;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.app.play.PlayProbe;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Elements;
import tabuleiro.driver.Fingers;
import tabuleiro.driver.Phone;
import tabuleiro.driver.Screen;

/**
 * Walks at random through the real app and looks after every step whether all is well. For a while
 * it plays, then it roams. The same seed takes the same steps: everything that happens is decided
 * by its dice.
 */
final class Monkey {
  private static final int TOLD = 40;
  private static final int WARM_UP = 100;
  private static final int MOST_WORK_MILLIS = 1000;
  private static final int TOLD_EVERY = 1000;
  private static final String[] LANGUAGES = {"en-US", "pt-PT", "de-DE"};
  private static final float[] FONT_SCALES = {1, 1.3f, 2, 0.85f};
  private static final String[] WORDS = {"Ana", "x", " ", "Åsa & Zé 😀", "shi", "'; --", "0"};

  /** What it can do, and how often of 1000 times while it plays and while it roams. */
  private enum Deed {
    MOVE(927, 100),
    TAP(10, 610),
    TAP_ANYWHERE(5, 50),
    DRAG(10, 50),
    PRESS(2, 25),
    PINCH(5, 10),
    KEY(10, 20),
    TYPE(2, 20),
    BACK(1, 60),
    ROTATE(5, 10),
    NIGHT(3, 5),
    LANGUAGE(2, 5),
    FONT(3, 5),
    KILL(12, 20),
    CRASH(3, 10);

    private final int playing;
    private final int roaming;

    Deed(int playing, int roaming) {
      this.playing = playing;
      this.roaming = roaming;
    }
  }

  private final Phone phone;
  private final Driver driver;
  private final Errands errands;
  private final Invariants invariants;
  private final Tally tally = new Tally();
  private final Random dice;
  private final AppProcess process;
  private final LegalTouch mover;
  private final long seed;
  private final List<String> diary = new ArrayList<>();
  private boolean playing;
  private volatile Throwable onOtherThread;

  Monkey(Phone phone, long seed) {
    this.phone = phone;
    this.seed = seed;
    dice = new Random(seed);
    driver = new Driver(phone);
    mover = new LegalTouch(driver, dice);
    errands = new Errands(phone, dice);
    invariants = new Invariants(phone, errands, tally);
    process = new AppProcess(phone, SteadyMind::new, errands::thread);
    // What is stored must be compared before the CPUs of the new process play on.
    process.onBegin(invariants::recall);
  }

  /** Takes so many steps; throws with the last of them and a picture if anything is wrong. */
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
    var deed = chooseDeed();
    note(deed.name());
    tally.did(deed.name());
    act(deed);
    phone.pass(Duration.ofMillis(16L << dice.nextInt(6)));
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

  private Deed chooseDeed() {
    if (dice.nextInt(playing ? 400 : 80) == 0) {
      playing = !playing;
    }
    int left = dice.nextInt(1000);
    for (var deed : Deed.values()) {
      left -= playing ? deed.playing : deed.roaming;
      if (left < 0) {
        return deed;
      }
    }
    throw new AssertionError("the deeds make less than 1000");
  }

  private void act(Deed deed) {
    var device = phone.device();
    var fingers = driver.fingers();
    switch (deed) {
      case MOVE -> move();
      case TAP -> tapSomething(false);
      case PRESS -> tapSomething(true);
      case TAP_ANYWHERE -> fingers.tap(anyX(), anyY());
      case DRAG -> fingers.drag(anyX(), anyY(), anyX(), anyY());
      case PINCH -> fingers.pinch(anyX(), anyY(), 0.6f + dice.nextInt(120) / 100f);
      case KEY -> pressKey();
      case TYPE -> Fingers.type(WORDS[dice.nextInt(WORDS.length)]);
      case BACK -> phone.back();
      case ROTATE -> phone.configure(device.rotated());
      case NIGHT -> phone.configure(device.withNight(!device.night()));
      case LANGUAGE -> phone.configure(device.withLanguage(LANGUAGES[dice.nextInt(3)]));
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

  /** Goes on with a move; where there is none to make, it waits for the others or goes on. */
  private void move() {
    if (mover.touch()) {
      return;
    }
    var shown = PlayProbe.of(phone.activity());
    if (shown == null || shown.match().isOver()) {
      seekGame();
    } else if (dice.nextInt(30) == 0) {
      tapSomething(false);
    }
  }

  /** Goes on with the latest game as often as it begins another: so games come to an end. */
  private void seekGame() {
    switch (screenName()) {
      case "HomeFragment" -> {
        if (dice.nextBoolean() || !mover.tapShown(R.id.latest)) {
          tapSomething(false);
        }
      }
      case "SetupFragment" -> tapSomething(false);
      default -> phone.back();
    }
  }

  /** The class of the screen that is shown. */
  private String screenName() {
    var screens = ((FragmentActivity) phone.activity()).getSupportFragmentManager().getFragments();
    return screens.isEmpty() ? "none" : screens.get(screens.size() - 1).getClass().getSimpleName();
  }

  /** The keys of the pad and enter. */
  private void pressKey() {
    int key = dice.nextInt(6) == 0 ? 66 : 19 + dice.nextInt(5);
    phone.work(() -> Fingers.key(Screen.focused(), key));
  }

  /** A card has many texts, a button one: each thing that hears a tap is as likely as another. */
  private void tapSomething(boolean isLong) {
    var all = Elements.now().all();
    var listeners =
        all.stream().map(Elements.Element::listener).filter(Objects::nonNull).distinct().toList();
    if (all.isEmpty()) {
      return;
    }
    if (!listeners.isEmpty() && dice.nextInt(8) > 0) {
      var listener = listeners.get(dice.nextInt(listeners.size()));
      all = all.stream().filter(each -> each.listener() == listener).toList();
    }
    var chosen = all.get(dice.nextInt(all.size()));
    note("  " + chosen.text());
    var bounds = driver.reveal(chosen);
    if (isLong) {
      driver.fingers().longPress(bounds.centerX(), bounds.centerY());
    } else {
      driver.fingers().tap(bounds.centerX(), bounds.centerY());
    }
  }

  private int anyX() {
    return dice.nextInt(phone.device().width() * phone.device().dpi() / 160);
  }

  private int anyY() {
    return dice.nextInt(phone.device().height() * phone.device().dpi() / 160);
  }

  private void note(String what) {
    diary.add(what);
  }

  /** Everything that it has done, in order. */
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

  /** Ends the app. */
  void close() {
    process.close();
    errands.close();
  }

  /** What was done so far. */
  String summary() {
    return "seed " + seed + "\n" + tally;
  }
}
