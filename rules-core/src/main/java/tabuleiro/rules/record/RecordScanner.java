package tabuleiro.rules.record;

/**
 * Goes through a record's text once, from its beginning to its end. There are no regular
 * expressions, since those of Android run out of stack on long texts, and what is handed out is
 * never long, since nobody knows who wrote the text.
 */
final class RecordScanner {
  /** No name of a tag is longer. */
  private static final int MAX_NAME_LENGTH = 40;

  /** So much is kept of a tag's value: all that a record can say is shorter. */
  private static final int MAX_VALUE_LENGTH = 200;

  /** So much is kept of a layout: the fullest board takes some 600 letters. */
  private static final int MAX_LAYOUT_LENGTH = 1000;

  /** So much is kept of a word: every move is shorter. */
  private static final int MAX_TOKEN_LENGTH = 60;

  /** A comment that is longer is not kept: what the app itself notes is shorter. */
  private static final int MAX_COMMENT_LENGTH = 1000;

  /** A move's number has at most so many digits. */
  private static final int MAX_NUMBER_DIGITS = 6;

  /**
   * A tag as it stands in the text.
   *
   * @param name as it is written there
   */
  record Tag(String name, String value) {}

  private final String text;
  private int at;

  RecordScanner(String text) {
    this.text = withoutQuoteMarks(text);
  }

  /** Blanks stand in for quote marks, so that lines and columns stay what the reader sees. */
  private static String withoutQuoteMarks(String text) {
    var plain = new StringBuilder(text.length());
    boolean atLineStart = true; // only marks and blanks so far in this line
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\r') {
        boolean both = i + 1 < text.length() && text.charAt(i + 1) == '\n';
        c = both ? ' ' : '\n';
      }
      boolean mark = c == '\uFEFF' && i == 0 || c == '>' && atLineStart;
      plain.append(mark ? ' ' : c);
      atLineStart = c == '\n' || mark || atLineStart && (c == ' ' || c == '\t');
    }
    return plain.toString();
  }

  /** Where in the text it is. */
  int offset() {
    return at;
  }

  /** The line and the column of a place, both from 1. */
  int[] lineAndColumn(int offset) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < offset; i++) {
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
    return end - begin > MAX_COMMENT_LENGTH ? "" : collapseBlanks(begin, end);
  }

  /** A part of the text with one blank for all that stand together, as a mail may break lines. */
  private String collapseBlanks(int begin, int end) {
    var line = new StringBuilder();
    for (int i = begin; i < end; i++) {
      char c = Character.isWhitespace(text.charAt(i)) ? ' ' : text.charAt(i);
      boolean isDouble = line.length() == 0 || line.charAt(line.length() - 1) == ' ';
      if (c != ' ' || !isDouble) {
        line.append(c);
      }
    }
    return line.toString().strip();
  }

  /** Passes the rest of a variation and the bracket that ends it; whether there is one. */
  boolean skipVariation() {
    int open = 1;
    while (open > 0 && !isAtEnd()) {
      if (nextIs('{')) {
        comment();
      } else {
        open += nextIs('(') ? 1 : nextIs(')') ? -1 : 0;
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
  boolean nextIs(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  /** Whether this letter comes next; it is passed. */
  boolean accept(char c) {
    boolean nextIs = nextIs(c);
    at += nextIs ? 1 : 0;
    return nextIs;
  }

  /** The tag that begins here, which is passed; without one, null, and nothing is passed. */
  Tag tag() {
    int begin = at;
    at++; // the bracket
    skipBlanks();
    var name = tagName();
    int afterName = at;
    skipBlanks();
    if (name.isEmpty() || at == afterName || !nextIs('"')) {
      at = begin;
      return null;
    }
    at++;
    var value = tagValue(name.equalsIgnoreCase("layout") ? MAX_LAYOUT_LENGTH : MAX_VALUE_LENGTH);
    skipBlanks();
    if (value == null || !nextIs(']')) {
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
    int length = at - begin;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return length == 0 || at - begin > MAX_NAME_LENGTH ? "" : text.substring(begin, at);
  }

  /** What stands before the next quote mark, which is passed; null if the line ends before. */
  private String tagValue(int maxLength) {
    var value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '\n') {
      char c = text.charAt(at++);
      if (c == '"') {
        return truncate(value, maxLength);
      }
      if (c == '\\') {
        if (at == text.length() || text.charAt(at) == '\n') {
          return null;
        }
        c = text.charAt(at++);
      }
      if (value.length() <= maxLength) {
        value.append(c);
      }
    }
    return null;
  }

  /** The number of a move with its dots, which is passed; without one, -1, and nothing is. */
  int moveNumber() {
    int end = at;
    int number = 0;
    while (end < text.length() && end - at < MAX_NUMBER_DIGITS && isDigit(text.charAt(end))) {
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
  String token() {
    int begin = at;
    while (at < text.length() && !endsToken(text.charAt(at))) {
      at++;
    }
    return truncate(
        text.subSequence(begin, Math.min(at, begin + MAX_TOKEN_LENGTH + 1)), MAX_TOKEN_LENGTH);
  }

  private static boolean endsToken(char c) {
    return Character.isWhitespace(c) || "(){".indexOf(c) >= 0;
  }

  /** What was cut says so and therefore is no move and no option any more. */
  private static String truncate(CharSequence text, int maxLength) {
    return text.length() <= maxLength ? text.toString() : text.subSequence(0, maxLength) + "…";
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
