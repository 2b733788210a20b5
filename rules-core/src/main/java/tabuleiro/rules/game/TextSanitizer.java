package tabuleiro.rules.game;

/** Cleans and shortens names and comments that people type or paste. */
public final class TextSanitizer {
  /** The replacement for unpaired surrogates, which no file and no database can store. */
  private static final char NO_LETTER = '\uFFFD';

  private TextSanitizer() {}

  /** Returns a text on one line, cut to a length; blanks and control characters become a blank. */
  public static String singleLine(String text, int longest) {
    var line = new StringBuilder();
    boolean blank = false;
    int letters = 0;
    for (int i = 0; i < text.length() && letters < longest; ) {
      int letter = text.codePointAt(i);
      i += Character.charCount(letter);
      if (isBlank(letter)) {
        blank = letters > 0;
        continue;
      }
      if (blank && letters + 1 == longest) {
        break; // no room for more than the blank
      }
      if (blank) {
        line.append(' ');
        letters++;
        blank = false;
      }
      boolean isHalf = letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE;
      line.appendCodePoint(isHalf ? NO_LETTER : letter);
      letters++;
    }
    return line.toString();
  }

  /** Returns whether {@link #singleLine} cuts a text to a length. */
  public static boolean isLonger(String text, int longest) {
    return !singleLine(text, longest).equals(singleLine(text, Integer.MAX_VALUE));
  }

  private static boolean isBlank(int letter) {
    return Character.isWhitespace(letter)
        || Character.isSpaceChar(letter)
        || Character.isISOControl(letter);
  }
}
