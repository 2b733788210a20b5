package tabuleiro.rules.correspondence;

import java.util.Locale;
import java.util.Map;

/**
 * Reads the code points of a text and resolves HTML entities, also those that were escaped several
 * times.
 */
final class EntityReader {
  private static final Map<String, Integer> NAMED =
      Map.of(
          "lt",
          (int) '<',
          "gt",
          (int) '>',
          "amp",
          (int) '&',
          "quot",
          (int) '"',
          "apos",
          (int) '\'',
          "nbsp",
          0xA0,
          "ndash",
          0x2013,
          "mdash",
          0x2014,
          "hellip",
          0x2026);

  private static final int MAX_ENTITY_LENGTH = 8;

  /** The maximum length of an entity with what was inserted into it. */
  private static final int MAX_SPREAD = 24;

  private final String text;
  private int at;

  EntityReader(String text) {
    this.text = text;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  /** Returns the next code point. */
  int next() {
    int letter = text.codePointAt(at);
    at += Character.charCount(letter);
    return letter == '&' ? entity() : letter;
  }

  /** Reads the rest of an entity; without one returns the ampersand and skips nothing more. */
  private int entity() {
    int value = '&';
    int next = value;
    while (next >= 0 && value == '&') {
      next = named(at);
      value = next < 0 ? value : next;
    }
    return value;
  }

  /**
   * Reads the name of an entity, in any case and even if a line was broken in it, or returns -1.
   */
  private int named(int begin) {
    var name = new StringBuilder();
    int most = Math.min(begin + MAX_SPREAD, text.length());
    for (int end = begin; end < most && name.length() <= MAX_ENTITY_LENGTH; end++) {
      char letter = text.charAt(end);
      if (letter == ';') {
        var key = name.toString().toLowerCase(Locale.ROOT);
        int value = key.startsWith("#") ? number(key) : NAMED.getOrDefault(key, -1);
        at = value < 0 ? at : end + 1;
        return value;
      }
      if (!Character.isWhitespace(letter) && Character.getType(letter) != Character.FORMAT) {
        name.append(letter);
      }
    }
    return -1;
  }

  private static int number(String name) {
    boolean isHex = name.startsWith("#x");
    try {
      int value = Integer.parseInt(name.substring(isHex ? 2 : 1), isHex ? 16 : 10);
      return Character.isValidCodePoint(value) ? value : -1;
    } catch (NumberFormatException notANumber) {
      return -1; // so it is no entity
    }
  }
}
