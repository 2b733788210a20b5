package tabuleiro.app.data;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringTokenizer;

/**
 * Normalizes texts for searching and sorting, so that accents, case and hyphens are ignored in
 * every language. SQLite can do so for English letters only.
 */
final class SearchTextNormalizer {
  /** Letters that have no accent to be removed, and what people type for them. */
  private static final String[] LETTERS = {
    "ø", "o", "đ", "d", "ð", "d", "ł", "l", "þ", "th", "æ", "ae", "œ", "oe", "ħ", "h", "ŧ", "t"
  };

  private SearchTextNormalizer() {}

  /** Returns a text without accents, differences of case and hyphens. */
  static String fold(String text) {
    // Upper case first: it has one form for the two of the Greek sigma and of the Turkish i.
    var plain = Normalizer.normalize(text.toUpperCase(Locale.ROOT), Normalizer.Form.NFKD);
    var folded = new StringBuilder(plain.length());
    for (int i = 0; i < plain.length(); i++) {
      char letter = Character.toLowerCase(plain.charAt(i));
      boolean isAccent = Character.getType(letter) == Character.NON_SPACING_MARK;
      if (!isAccent && letter != '-') {
        append(folded, letter);
      }
    }
    return folded.toString();
  }

  private static void append(StringBuilder folded, char letter) {
    if (letter > 'z') {
      for (int i = 0; i < LETTERS.length; i += 2) {
        if (LETTERS[i].charAt(0) == letter) {
          folded.append(LETTERS[i + 1]);
          return;
        }
      }
    }
    folded.append(letter);
  }

  /** Returns the folded words of a text. */
  static List<String> words(String text) {
    var words = new ArrayList<String>();
    for (var each = new StringTokenizer(fold(text)); each.hasMoreTokens(); ) {
      words.add(each.nextToken());
    }
    return words;
  }
}
