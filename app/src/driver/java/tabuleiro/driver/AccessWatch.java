package tabuleiro.driver;

import android.content.res.Configuration;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.access.AccessCheck;
import tabuleiro.access.Finding;

/** Looks after every step of a journey whether everybody can use what is on the screen then. */
final class AccessWatch {
  private final String journey;
  private final AccessCheck check = new AccessCheck(Elements::parts);

  /** Each with the step after which it was there first. */
  private final Map<Finding, String> findings = new LinkedHashMap<>();

  AccessWatch(String journey) {
    this.journey = journey;
  }

  /** Whether anybody wants to know; it takes its time. */
  static boolean isWanted() {
    return Boolean.getBoolean("journeys.access");
  }

  /** A step was done. */
  void look(Driver driver, int line, String step) {
    if (isWanted() && isDrawn(driver.phone()) && !check.check(Screen.reachable()).isEmpty()) {
      // A notice that is about to fade in is hard to read for a moment.
      driver.settle();
      for (var finding : new AccessCheck(Elements::parts).check(Screen.reachable())) {
        findings.putIfAbsent(finding, journey + ":" + line + ": " + step);
      }
    }
  }

  /**
   * Whether windows are drawn as on a phone: Robolectric gives them the system's ground, light or
   * dark, whatever the app was set to since.
   */
  private static boolean isDrawn(Phone phone) {
    int mode = phone.activity().getResources().getConfiguration().uiMode;
    boolean isDark = (mode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    return isDark == phone.device().night();
  }

  /** Writes down what was looked at, for those who count, and throws what was found. */
  void report(File folder) {
    if (!isWanted()) {
      return;
    }
    var lines = new ArrayList<String>();
    check.screens().forEach(screen -> lines.add("screen " + screen));
    check.states().forEach(state -> lines.add("state " + state));
    findings.forEach((finding, step) -> lines.add("finding " + step + ": " + finding));
    try {
      Files.createDirectories(folder.toPath());
      Files.write(
          folder.toPath().resolve("access-" + journey),
          lines,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException failure) {
      throw new IllegalStateException("cannot write to " + folder, failure);
    }
    if (!findings.isEmpty()) {
      var all = new StringBuilder("not everybody can use this:");
      findings.forEach(
          (finding, step) -> all.append("\n  ").append(step).append(": ").append(finding));
      throw new AssertionError(all.toString());
    }
  }
}
