package tabuleiro.app.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.regex.Pattern;
import org.robolectric.shadows.ShadowLog;

/** Violations of StrictMode that the debug build has logged: the app's code waits for the disk. */
public final class LoggedViolations {
  private static final Path MAIN = Paths.get("src/main/java");
  private static final Pattern KIND = Pattern.compile("Disk(Read|Write)Violation|NetworkViolation");
  private static final Pattern FRAME = Pattern.compile("\\bat (tabuleiro[\\w.]+)");

  private LoggedViolations() {}

  /** Fails if the app's code, and not that of a test, has violated the policy. */
  static void check() {
    for (var logged : ShadowLog.getLogsForTag("StrictMode")) {
      if (KIND.matcher(logged.msg).find()) {
        var frame = FRAME.matcher(logged.msg);
        if (frame.find() && isOfApp(frame.group(1))) {
          throw new AssertionError(logged.msg);
        }
      }
    }
  }

  /** Returns whether a frame's class, by name and perhaps with a method, is no test's. */
  public static boolean isOfApp(String frame) {
    var name = new StringBuilder();
    for (var part : frame.split("\\.")) {
      name.append(name.length() == 0 ? "" : "/").append(part);
      if (Character.isUpperCase(part.charAt(0))) {
        break; // a class; what follows is nested or a method
      }
    }
    int nested = name.indexOf("$");
    var file = (nested < 0 ? name : name.substring(0, nested)) + ".java";
    return Files.exists(MAIN.resolve(file));
  }
}
