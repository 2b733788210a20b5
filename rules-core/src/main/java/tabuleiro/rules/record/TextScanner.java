package tabuleiro.rules.record;

/**
 * Goes through a record's text once, from its beginning to its end. There are no regular
 * expressions, since those of Android run out of stack on long texts, and what is handed out is
 * never long, since nobody knows who wrote the text.
 */
final class TextScanner {
  /** No name of a tag is longer. */
  private static final int LONGEST_NAME = 40;

  /** So much is kept of a tag's value: all that a record can say is shorter. */
  private static final int LONGEST_VALUE = 200;

  /** So much is kept of a layout: the fullest board takes some 600 letters. */
  private static final int LONGEST_LAYOUT = 1000;

  /** So much is kept of a word: every move is shorter. */
  private static final int LONGEST_WORD = 60;

  /** A comment that is longer is not kept: what the app itself notes is shorter. */
  private static final int LONGEST_COMMENT = 1000;

  /** A move's number has at most so many digits. */
  private static final int MOST_DIGITS = 6;

  /**
   * A tag as it stands in the text.
   *
   * @param name as it is written there
   */
  record Tag(String name, String value) {}

  private final String text;
  private int at;

  TextScanner(String text) {
    this.text = unquoted(text);
  }

  /** Blanks stand in for quote marks, so that lines and columns stay what the reader sees. */
  private static String unquoted(String text) {
    var plain = new StringBuilder(text.length());
    boolean quotes = true; // only marks and blanks so far in this line
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '\r') {
        boolean both = i + 1 < text.length() && text.charAt(i + 1) == '\n';
        letter = both ? ' ' : '\n';
      }
      boolean mark = letter == '\uFEFF' && i == 0 || letter == '>' && quotes;
      plain.append(mark ? ' ' : letter);
      quotes = letter == '\n' || mark || quotes && (letter == ' ' || letter == '\t');
    }
    return plain.toString();
  }

  /** Where in the text it is. */
  int place() {
    return at;
  }

  /** The line and the column of a place, both from 1. */
  int[] lineAndColumn(int place) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < place; i++) {
      column++;
      if (text.charAt(i) == '\n') {
        line++;
        column = 1;
      }
    }
    return new int[] {line, column};
  }

  /** Passes all blanks. */
  void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  /**
   * What a comment in braces says, which is passed: nothing if it is long. Null, and everything is
   * passed, if it has no end.
   */
  String comment() {
    int begin = at + 1;
    int end = text.indexOf('}', at);
    at = end < 0 ? text.length() : end + 1;
    if (end < 0) {
      return null;
    }
    return end - begin > LONGEST_COMMENT ? "" : onOneLine(begin, end);
  }

  /** A part of the text with one blank for all that stand together, as a mail may break lines. */
  private String onOneLine(int begin, int end) {
    var line = new StringBuilder();
    for (int i = begin; i < end; i++) {
      char letter = Character.isWhitespace(text.charAt(i)) ? ' ' : text.charAt(i);
      boolean isDouble = line.length() == 0 || line.charAt(line.length() - 1) == ' ';
      if (letter != ' ' || !isDouble) {
        line.append(letter);
      }
    }
    return line.toString().strip();
  }

  /** Passes the rest of a variation and the bracket that ends it; whether there is one. */
  boolean skipVariation() {
    int open = 1;
    while (open > 0 && !isAtEnd()) {
      if (sees('{')) {
        comment();
      } else {
        open += sees('(') ? 1 : sees(')') ? -1 : 0;
        at++;
      }
    }
    return open == 0;
  }

  /** Passes the rest of the line. */
  void skipLine() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** Whether this letter comes next. */
  boolean sees(char letter) {
    return at < text.length() && text.charAt(at) == letter;
  }

  /** Whether this letter comes next; it is passed. */
  boolean passes(char letter) {
    boolean sees = sees(letter);
    at += sees ? 1 : 0;
    return sees;
  }

  /** The tag that begins here, which is passed; without one, null, and nothing is passed. */
  Tag tag() {
    int begin = at;
    at++; // the bracket
    skipBlanks();
    var name = tagName();
    int afterName = at;
    skipBlanks();
    if (name.isEmpty() || at == afterName || !sees('"')) {
      at = begin;
      return null;
    }
    at++;
    var value = tagValue(name.equalsIgnoreCase("layout") ? LONGEST_LAYOUT : LONGEST_VALUE);
    skipBlanks();
    if (value == null || !sees(']')) {
      at = begin;
      return null;
    }
    at++;
    return new Tag(name, value);
  }

  /** Letters, then digits; an empty text if there is none, or too much. */
  private String tagName() {
    int begin = at;
    while (at < text.length() && isLetter(text.charAt(at))) {
      at++;
    }
    int letters = at - begin;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return letters == 0 || at - begin > LONGEST_NAME ? "" : text.substring(begin, at);
  }

  /** What stands before the next quote mark, which is passed; null if the line ends before. */
  private String tagValue(int longest) {
    var value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '\n') {
      char letter = text.charAt(at++);
      if (letter == '"') {
        return cut(value, longest);
      }
      if (letter == '\\') {
        if (at == text.length() || text.charAt(at) == '\n') {
          return null;
        }
        letter = text.charAt(at++);
      }
      if (value.length() <= longest) {
        value.append(letter);
      }
    }
    return null;
  }

  /** The number of a move with its dots, which is passed; without one, -1, and nothing is. */
  int moveNumber() {
    int end = at;
    int number = 0;
    while (end < text.length() && end - at < MOST_DIGITS && isDigit(text.charAt(end))) {
      number = 10 * number + text.charAt(end) - '0';
      end++;
    }
    if (end == at || end == text.length() || text.charAt(end) != '.') {
      return -1;
    }
    while (end < text.length() && text.charAt(end) == '.') {
      end++;
    }
    at = end;
    return number;
  }

  /** The letters up to the next blank, bracket or comment, which are passed. */
  String word() {
    int begin = at;
    while (at < text.length() && !endsWord(text.charAt(at))) {
      at++;
    }
    return cut(text.subSequence(begin, Math.min(at, begin + LONGEST_WORD + 1)), LONGEST_WORD);
  }

  private static boolean endsWord(char letter) {
    return Character.isWhitespace(letter) || "(){".indexOf(letter) >= 0;
  }

  /** What was cut says so and therefore is no move and no option any more. */
  private static String cut(CharSequence text, int longest) {
    return text.length() <= longest ? text.toString() : text.subSequence(0, longest) + "…";
  }

  private static boolean isLetter(char letter) {
    return letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }
}
