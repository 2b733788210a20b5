package tabuleiro.driver;

import android.graphics.Point;
import android.os.Build;
import android.view.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Interprets a script, one step per line; CONTRIBUTING.md lists the steps. A failed step reports
 * its line and everything on the screen.
 */
final class Script {
  private static final Pattern POINT = Pattern.compile("(\\d+),(\\d+)");
  private static final String FILES = "files";
  private static final int SHORT_SECONDS = 5;
  private static final int LONG_SECONDS = 30;
  private static final int MOST_MOVES = 1000;

  private final Path file;
  private final List<String> lines;
  private final Path made;
  private final File pictures;
  private Driver driver;
  private OtherApps others;
  private final AccessibilityWatch access;
  private FilmRecorder film;
  private String death = "";
  private int next;

  /**
   * Creates a script, which may have files beside it.
   *
   * @param made the folder for files that the app writes
   */
  Script(Path file, Path made, File pictures) throws IOException {
    this.file = file;
    this.lines = Files.readAllLines(file);
    this.made = made;
    this.pictures = pictures;
    this.access = new AccessibilityWatch(file.getFileName().toString());
  }

  /** Runs the steps from a line on until the end or a kill. */
  void run(Driver newDriver, int from) {
    driver = newDriver;
    others = new OtherApps(driver.phone(), file.resolveSibling(FILES), made);
    driver.settle();
    for (next = from; next < lines.size() && death.isEmpty(); next++) {
      var line = lines.get(next).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      try {
        step(line);
        access.look(driver, next + 1, line);
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(
            file.getFileName() + ":" + (next + 1) + ": " + line + "\n" + failure + seen(), failure);
      }
    }
    access.report(pictures);
  }

  /** Returns whether the process must die as in the background, with its saved state kept. */
  boolean isKilled() {
    return death.equals("kill");
  }

  /** Returns whether the app must be uninstalled and installed again. */
  boolean isReinstalled() {
    return death.equals("reinstall");
  }

  /** Returns whether the script has ended. */
  boolean isOver() {
    return death.isEmpty();
  }

  /** Returns the line with which the next process begins. */
  int next() {
    return next;
  }

  private static String seen() {
    return "\non the screen:\n" + Elements.now().describe();
  }

  private void step(String line) {
    int space = line.indexOf(' ');
    var verb = space < 0 ? line : line.substring(0, space);
    var rest = space < 0 ? "" : unquote(line.substring(space + 1).strip());
    var phone = driver.phone();
    var device = phone.device();
    switch (verb) {
      case "tap" -> {
        var at = place(rest);
        driver.fingers().tap(at.x, at.y);
      }
      case "press" -> {
        var at = place(rest);
        driver.fingers().longPress(at.x, at.y);
      }
      case "drag" -> drag(rest);
      case "type" -> require(Fingers.type(rest), "no field has the focus");
      case "paste" -> Fingers.shortcut(Screen.focused(), KeyEvent.KEYCODE_V);
      case "key" -> key(rest);
      case "back" -> phone.back();
      case "rotate" -> phone.configure(device.rotated());
      case "night" -> phone.configure(device.withNight(!rest.equals("off")));
      case "language" -> phone.configure(device.withLanguage(rest));
      case "font" -> phone.configure(device.withFontScale(Float.parseFloat(rest)));
      case "kill", "crash", "reinstall" -> death = verb;
      case "play" -> play(rest);
      case "send" -> others.sendText(rest);
      case "attach" -> others.sendFile(rest);
      case "view" -> others.view(rest);
      case "pick" -> others.pick(rest);
      case "shared" -> shared(rest);
      case "from" -> from(rest);
      case "wait" -> find(rest, LONG_SECONDS);
      case "expect" -> find(rest, SHORT_SECONDS);
      case "miss" -> miss(rest);
      case "texts" -> System.out.println(Elements.now().describe());
      case "film" -> film(new File(pictures, rest));
      case "cut" -> cut();
      case "shot" -> Screen.save(driver.picture(), new File(pictures, rest));
      default -> throw new IllegalArgumentException("unknown step: " + verb);
    }
    if (!List.of("expect", "miss", "shot", "texts", "shared").contains(verb) && death.isEmpty()) {
      driver.settle();
    }
  }

  /** Runs a step only on an Android version or later. */
  private void from(String sdkAndStep) {
    var parts = sdkAndStep.split(" ", 2);
    if (Build.VERSION.SDK_INT >= Integer.parseInt(parts[0])) {
      step(parts[1]);
    }
  }

  /** Plays the same moves in every run. */
  private void play(String moves) {
    int count = moves.equals("out") ? MOST_MOVES : Integer.parseInt(moves);
    new LegalMovePlayer(driver, new Random(count)).play(count);
  }

  private void shared(String wanted) {
    driver.await(others::hasShared, LONG_SECONDS, "the app has shared nothing");
    var text = others.shared();
    require(text.contains(wanted), "shared was\n" + text);
  }

  private void film(File file) {
    film = new FilmRecorder(driver, file);
    driver.phone().onFrame(film::frame);
  }

  private void cut() {
    driver.phone().onFrame(() -> {});
    film.cut();
  }

  private static String unquote(String text) {
    boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
    return quoted ? text.substring(1, text.length() - 1) : text;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  private Point place(String what) {
    var point = POINT.matcher(what);
    if (point.matches()) {
      return new Point(Integer.parseInt(point.group(1)), Integer.parseInt(point.group(2)));
    }
    var bounds = driver.reveal(find(what, SHORT_SECONDS));
    require(!bounds.isEmpty(), "cannot be scrolled into sight: " + what);
    return new Point(bounds.centerX(), bounds.centerY());
  }

  private void drag(String both) {
    var ends = both.split(" +to +", 2);
    require(ends.length == 2, "drag is: drag FROM to TO");
    var from = place(unquote(ends[0]));
    var to = place(unquote(ends[1]));
    driver.fingers().drag(from.x, from.y, to.x, to.y);
  }

  private void key(String key) {
    int code = KeyEvent.keyCodeFromString("KEYCODE_" + key.toUpperCase(Locale.ROOT));
    require(code != KeyEvent.KEYCODE_UNKNOWN, "no such key: " + key);
    Fingers.key(Screen.focused(), code);
  }

  private Elements.Element find(String text, int seconds) {
    driver.await(() -> Elements.now().find(text).isPresent(), seconds, "not there: " + text);
    return Elements.now().find(text).orElseThrow();
  }

  private void miss(String text) {
    driver.await(() -> Elements.now().find(text).isEmpty(), SHORT_SECONDS, "there: " + text);
  }
}
