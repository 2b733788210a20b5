package tabuleiro.rules.record;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.LayoutTokenizer;

/**
 * Splits the text of a game record into tags, tokens and comments in one pass. It uses no regular
 * expressions, since those of Android overflow the stack on long texts, and limits the length of
 * names, values and moves, since anybody may have written the text. Comments have any length, so
 * that none is lost.
 */
final class RecordScanner {
  /** The maximum length of a tag's name. */
  private static final int MAX_NAME_LENGTH = 40;

  /** The maximum length of a tag's value. */
  private static final int MAX_VALUE_LENGTH = 200;

  /** The maximum length of a token, longer than every move. */
  private static final int MAX_TOKEN_LENGTH = 60;

  /** The maximum number of digits of a move number. */
  private static final int MAX_NUMBER_DIGITS = 6;

  /**
   * Tag of a record.
   *
   * @param name the name as written
   */
  record Tag(String name, String value) {}

  private final String text;
  private int at;

  RecordScanner(String text) {
    this.text = withoutQuoteMarks(text);
  }

  /** Replaces quote marks by blanks, so that lines and columns stay the same. */
  private static String withoutQuoteMarks(String text) {
    var plain = new StringBuilder(text.length());
    boolean atLineStart = true; // only quote marks and blanks so far
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

  /** Returns the current offset. */
  int offset() {
    return at;
  }

  /** Returns the line and the column of an offset, both from 1. */
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

  /** Skips all blanks. */
  void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  /** Reads a comment in braces. Without an end it skips everything and returns null. */
  @Nullable String comment() {
    int begin = at + 1;
    int end = text.indexOf('}', at);
    at = end < 0 ? text.length() : end + 1;
    return end < 0 ? null : collapseBlanks(begin, end);
  }

  /** Returns a part of the text with each run of blanks as one blank, as a mail may break lines. */
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

  /** Skips the rest of a variation with its closing bracket and returns whether there is one. */
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

  /** Skips the rest of the line. */
  void skipLine() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** Returns whether the next character is this one. */
  boolean nextIs(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  /** Skips the next character if it is this one, and returns whether it was. */
  boolean accept(char c) {
    boolean nextIs = nextIs(c);
    at += nextIs ? 1 : 0;
    return nextIs;
  }

  /** Reads a tag; without one returns null and skips nothing. */
  @Nullable Tag tag() {
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
    var value =
        tagValue(name.equalsIgnoreCase("layout") ? LayoutTokenizer.MAX_LENGTH : MAX_VALUE_LENGTH);
    skipBlanks();
    if (value == null || !nextIs(']')) {
      at = begin;
      return null;
    }
    at++;
    return new Tag(name, value);
  }

  /** Reads letters followed by digits; an empty text if there are none or too many. */
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

  /** Reads up to the next quote mark; null if the line ends before. */
  private @Nullable String tagValue(int maxLength) {
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

  /** Reads a move number with its dots; without one returns -1 and skips nothing. */
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

  /** Reads up to the next blank, bracket or comment. */
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

  /**
   * Truncates a text and marks it with an ellipsis, so that it is no valid move or option any more.
   */
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
