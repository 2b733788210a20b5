package tabuleiro.driver;

import android.content.res.Configuration;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.access.AccessibilityCheck;
import tabuleiro.access.AccessibilityFinding;

/** Checks accessibility after every step of a journey. */
final class AccessibilityWatch {
  private final String journey;
  private final AccessibilityCheck check = new AccessibilityCheck(Elements::parts);

  /** Findings with the step after which each was first seen. */
  private final Map<AccessibilityFinding, String> findings = new LinkedHashMap<>();

  AccessibilityWatch(String journey) {
    this.journey = journey;
  }

  /** Returns whether the check is enabled; it is slow. */
  static boolean isWanted() {
    return Boolean.getBoolean("journeys.access");
  }

  /** Called after a step. */
  void look(Driver driver, int line, String step) {
    if (isWanted() && isDrawn(driver.phone()) && !check.check(Screen.reachable()).isEmpty()) {
      // A snackbar that is fading in has little contrast.
      driver.settle();
      for (var finding : new AccessibilityCheck(Elements::parts).check(Screen.reachable())) {
        findings.putIfAbsent(finding, journey + ":" + line + ": " + step);
      }
    }
  }

  /**
   * Returns whether windows are drawn as on a phone: Robolectric gives them the system's
   * background, light or dark, even if the app was set to the other.
   */
  private static boolean isDrawn(Phone phone) {
    int mode = phone.activity().getResources().getConfiguration().uiMode;
    boolean isDark = (mode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    return isDark == phone.device().night();
  }

  /** Writes what was checked to a file and throws the findings. */
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
