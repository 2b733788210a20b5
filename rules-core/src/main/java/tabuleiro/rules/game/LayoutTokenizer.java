package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Splits a layout (a position as text) into words and limits its length, because anybody may have
 * written it.
 */
public final class LayoutTokenizer {
  /** The maximum length of a layout text; the fullest board takes some 600 characters. */
  public static final int MAX_LENGTH = 1000;

  /** The maximum length of a token; the longest one holds the rows of the largest board. */
  private static final int MAX_TOKEN_LENGTH = 160;

  private LayoutTokenizer() {}

  /** Splits a layout text at blanks; a text that is too long is refused. */
  public static List<String> words(String text) throws RefusalException {
    if (text.length() > MAX_LENGTH) {
      throw new RefusalException(CommonReason.LAYOUT_TOO_LONG);
    }
    var words = new ArrayList<String>();
    for (var tokens = new StringTokenizer(text); tokens.hasMoreTokens(); ) {
      var word = tokens.nextToken();
      if (word.length() > MAX_TOKEN_LENGTH) {
        throw new RefusalException(CommonReason.LAYOUT_TOO_LONG);
      }
      words.add(word);
    }
    return words;
  }
}
