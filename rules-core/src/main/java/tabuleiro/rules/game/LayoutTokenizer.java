package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** The words of a layout text. Anybody may have written it, so it may be anything of any length. */
public final class LayoutTokenizer {
  /** The fullest board takes some 600 letters. */
  private static final int MAX_LENGTH = 1000;

  /** The longest word are the rows of the largest board. */
  private static final int MAX_TOKEN_LENGTH = 160;

  private LayoutTokenizer() {}

  /** The words between the blanks; what is too long for a layout is refused unread. */
  public static List<String> words(String text) throws Refusal {
    if (text.length() > MAX_LENGTH) {
      throw new Refusal(CommonReason.LAYOUT_TOO_LONG);
    }
    var words = new ArrayList<String>();
    for (var tokens = new StringTokenizer(text); tokens.hasMoreTokens(); ) {
      var word = tokens.nextToken();
      if (word.length() > MAX_TOKEN_LENGTH) {
        throw new Refusal(CommonReason.LAYOUT_TOO_LONG);
      }
      words.add(word);
    }
    return words;
  }
}
