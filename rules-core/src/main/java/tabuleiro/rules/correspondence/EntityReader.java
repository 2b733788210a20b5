package tabuleiro.rules.correspondence;

import java.util.Map;

/**
 * Reader of a text's code points that resolves HTML entities, also those that were escaped several
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

  private static final String AMP = "amp;";
  private static final int MAX_ENTITY_LENGTH = 8;

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
    int begin = at;
    while (text.startsWith(AMP, begin)) {
      begin += AMP.length();
    }
    int most = Math.min(begin + MAX_ENTITY_LENGTH, text.length());
    int end = begin;
    while (end < most && text.charAt(end) != ';') {
      end++;
    }
    int value = -1;
    if (end > begin && end < most) {
      var name = text.substring(begin, end);
      value = name.charAt(0) == '#' ? number(name) : NAMED.getOrDefault(name, -1);
    }
    at = value < 0 ? begin : end + 1;
    return value < 0 ? '&' : value;
  }

  private static int number(String name) {
    boolean isHex = name.length() > 1 && Character.toLowerCase(name.charAt(1)) == 'x';
    try {
      int value = Integer.parseInt(name.substring(isHex ? 2 : 1), isHex ? 16 : 10);
      return Character.isValidCodePoint(value) ? value : -1;
    } catch (NumberFormatException notANumber) {
      return -1; // so it is no entity
    }
  }
}
