package tabuleiro.desk;

import java.io.File;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

/**
 * Walks at random through the real app, with a liking for legal moves, and looks after every step
 * whether all is well. The same seed takes the same steps: the CPUs think in nodes, not in time,
 * and every thread is waited for.
 */
final class Monkey {
  private static final int TOLD = 40;
  private static final int WARM_UP = 100;
  private static final int MOST_WORK_MILLIS = 1000;
  private static final String[] LANGUAGES = {"en-US", "pt-PT", "de-DE"};
  private static final float[] FONT_SCALES = {1, 1.3f, 2, 0.85f};

  /** What it can do, and how often of 1000 times. */
  private enum Deed {
    MOVE(600),
    TAP(180),
    TAP_ANYWHERE(40),
    DRAG(40),
    PRESS(20),
    PINCH(10),
    KEY(20),
    BACK(40),
    ROTATE(10),
    NIGHT(5),
    LANGUAGE(5),
    FONT(5),
    KILL(20),
    CRASH(5);

    private final int weight;

    Deed(int weight) {
      this.weight = weight;
    }
  }

  private final Phone phone;
  private final Driver driver;
  private final Invariants invariants;
  private final SteadyMind mind = new SteadyMind();
  private final Random dice;
  private final long seed;
  private final File failures;
  private final Deque<String> past = new ArrayDeque<>();
  private final Map<Deed, Integer> counts = new EnumMap<>(Deed.class);
  private volatile Throwable onOtherThread;

  Monkey(Phone phone, long seed, File failures) {
    this.phone = phone;
    this.seed = seed;
    this.failures = failures;
    driver = new Driver(phone);
    invariants = new Invariants(driver);
    dice = new Random(seed);
    phone.think(() -> mind);
  }

  /** Takes so many steps; throws with the last of them if anything is wrong. */
  void walk(int steps) {
    var before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, crash) -> onOtherThread = crash);
    int step = 0;
    try {
      for (; step < steps; step++) {
        step(step);
      }
    } catch (RuntimeException | AssertionError failure) {
      throw new AssertionError(report(step, failure), failure);
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }

  private void step(int step) {
    var deed = chooseDeed();
    remember(deed.name());
    counts.merge(deed, 1, Integer::sum);
    act(deed);
    driver.settle(Duration.ofMillis(16L << dice.nextInt(6)));
    mind.await(phone);
    if (onOtherThread != null) {
      throw new AssertionError("crash on another thread", onOtherThread);
    }
    long work = phone.longestWork();
    if (step >= WARM_UP && work > MOST_WORK_MILLIS) {
      throw new AssertionError("the main thread has worked for " + work + " ms at a stretch");
    }
    invariants.check();
  }

  private Deed chooseDeed() {
    int left = dice.nextInt(1000);
    for (var deed : Deed.values()) {
      left -= deed.weight;
      if (left < 0) {
        return deed;
      }
    }
    throw new AssertionError("the weights make less than 1000");
  }

  private void act(Deed deed) {
    var device = phone.device();
    var fingers = driver.fingers();
    switch (deed) {
      case MOVE -> {
        if (!new Mover(driver, dice.nextLong()).touch()) {
          tapSomething(false);
        }
      }
      case TAP -> tapSomething(false);
      case PRESS -> tapSomething(true);
      case TAP_ANYWHERE -> fingers.tap(anyX(), anyY());
      case DRAG -> fingers.drag(anyX(), anyY(), anyX(), anyY());
      case PINCH -> fingers.pinch(anyX(), anyY(), 100, 60 + dice.nextInt(200));
      case KEY -> Fingers.key(Screen.focused(), 19 + dice.nextInt(5)); // the keys of the pad
      case BACK -> phone.back();
      case ROTATE -> phone.configure(device.rotated());
      case NIGHT -> phone.configure(device.withNight(!device.night()));
      case LANGUAGE -> phone.configure(device.withLanguage(LANGUAGES[dice.nextInt(3)]));
      case FONT -> phone.configure(device.withFontScale(FONT_SCALES[dice.nextInt(4)]));
      case KILL -> {
        invariants.remember();
        phone.kill();
      }
      case CRASH -> {
        invariants.remember();
        phone.crashAndStart();
      }
    }
  }

  private void tapSomething(boolean isLong) {
    var elements = Elements.now().all().stream().filter(Elements.Element::isVisible).toList();
    if (elements.isEmpty()) {
      return;
    }
    var chosen = elements.get(dice.nextInt(elements.size()));
    remember("  " + chosen.text());
    var bounds = chosen.bounds();
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

  private void remember(String what) {
    past.add(what);
    if (past.size() > TOLD) {
      past.remove();
    }
  }

  private String report(int step, Throwable failure) {
    var picture = new File(failures, "monkey-" + seed + "-" + step + ".png");
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

  /** What was done so far. */
  String summary() {
    return "seed " + seed + ": " + counts + ", " + invariants.summary();
  }
}
