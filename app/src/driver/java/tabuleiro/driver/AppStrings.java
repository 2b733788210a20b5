package tabuleiro.driver;

import android.content.res.Resources;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The app's strings in its current language, found by resource name, since the release obfuscates
 * classes but keeps resource names.
 */
final class AppStrings {
  private static final Pattern GAP = Pattern.compile("%(\\d+\\$)?[sd]");

  /** A quantity that is plural in every language. */
  private static final int MANY = 9;

  private final Resources resources;
  private final String app;
  private final Map<String, Pattern> patterns = new HashMap<>();

  AppStrings(Phone phone) {
    resources = phone.activity().getResources();
    app = phone.activity().getPackageName();
  }

  /** Returns whether a text equals or contains a string, with any arguments. */
  boolean says(String text, String name) {
    return patterns.computeIfAbsent(name, this::pattern).matcher(text).find();
  }

  private Pattern pattern(String name) {
    var pattern = new StringBuilder();
    for (var part : GAP.split(template(name))) {
      pattern.append(pattern.isEmpty() ? "" : ".+").append(Pattern.quote(part));
    }
    return Pattern.compile(pattern.toString(), Pattern.DOTALL);
  }

  private String template(String name) {
    int string = resources.getIdentifier(name, "string", app);
    if (string != 0) {
      return resources.getText(string).toString();
    }
    int plurals = resources.getIdentifier(name, "plurals", app);
    if (plurals != 0) {
      return resources.getQuantityText(plurals, MANY).toString();
    }
    throw new AssertionError("the app has no string " + name);
  }
}
