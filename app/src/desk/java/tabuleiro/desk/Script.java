package tabuleiro.desk;

import android.graphics.Point;
import android.view.KeyEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * A user journey, one step a line. CONTRIBUTING.md lists the steps; a step that cannot be done
 * fails with its line and with everything that is on the screen instead.
 */
final class Script {
  private static final Pattern POINT = Pattern.compile("(\\d+),(\\d+)");
  private static final int SHORT_SECONDS = 5;
  private static final int LONG_SECONDS = 30;

  private final String name;
  private final List<String> lines;
  private final File pictures;
  private Driver driver;
  private Film film;

  Script(String name, List<String> lines, File pictures) {
    this.name = name;
    this.lines = lines;
    this.pictures = pictures;
  }

  static Script read(Path file, File pictures) throws IOException {
    return new Script(file.getFileName().toString(), Files.readAllLines(file), pictures);
  }

  /** Does every step on the app as it is now. */
  void run(Driver newDriver) {
    driver = newDriver;
    driver.settle();
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      try {
        step(line);
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(
            name + ":" + (i + 1) + ": " + line + "\n" + failure + seen(), failure);
      }
    }
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
      case "kill" -> phone.kill();
      case "crash" -> phone.crashAndStart();
      case "play" -> play(Integer.parseInt(rest));
      case "wait" -> find(rest, LONG_SECONDS);
      case "expect" -> find(rest, SHORT_SECONDS);
      case "miss" -> await(() -> Elements.now().find(rest).isEmpty(), SHORT_SECONDS, "there", rest);
      case "texts" -> System.out.println(Elements.now().describe());
      case "film" -> film(new File(pictures, rest));
      case "cut" -> cut();
      case "shot" -> Screen.save(driver.picture(), new File(pictures, rest));
      default -> throw new IllegalArgumentException("unknown step: " + verb);
    }
    if (!List.of("expect", "miss", "shot", "texts").contains(verb)) {
      driver.settle();
    }
  }

  /** The same moves in every run. */
  private void play(int moves) {
    new Mover(driver, new Random(moves)).play(moves);
  }

  private void film(File file) {
    film = new Film(driver, file);
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
    int code = KeyEvent.keyCodeFromString("KEYCODE_" + key.toUpperCase());
    require(code != KeyEvent.KEYCODE_UNKNOWN, "no such key: " + key);
    Fingers.key(Screen.focused(), code);
  }

  private Elements.Element find(String text, int seconds) {
    await(() -> Elements.now().find(text).isPresent(), seconds, "not there", text);
    return Elements.now().find(text).orElseThrow();
  }

  /** Waits in the machine's time, since a CPU thinks in it, and so does the database. */
  private void await(BooleanSupplier condition, int seconds, String otherwise, String text) {
    long giveUp = System.nanoTime() + seconds * 1_000_000_000L;
    while (!condition.getAsBoolean()) {
      require(System.nanoTime() < giveUp, otherwise + " for " + seconds + " s: " + text);
      Driver.sleep(Phone.FRAME.toMillis());
      driver.phone().pass(Phone.FRAME);
    }
  }
}
