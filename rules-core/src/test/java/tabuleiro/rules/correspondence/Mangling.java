package tabuleiro.rules.correspondence;

import java.util.Locale;
import java.util.Random;

/** What programs on the way change in a text. */
enum Mangling {
  CURLY_QUOTES,
  WRAPPED_ANYWHERE,
  WRAPPED_AT_BLANKS,
  QUOTED,
  QUOTED_TIGHTLY,
  CAPITALS_AT_LINE_STARTS,
  SMALL_LETTERS,
  BOLD_LINES,
  BOLD_ALL,
  SIGNATURE,
  SIGNATURE_WITHOUT_BREAK,
  INTRODUCTION,
  ENTITIES,
  CARRIAGE_RETURNS,
  NO_BREAK_SPACES,
  ZERO_WIDTH_SPACES,
  DASHES,
  ELLIPSES,
  DOUBLE_BREAKS;

  String apply(String text, Random random) {
    return switch (this) {
      case CURLY_QUOTES -> curlyQuotes(text);
      case WRAPPED_ANYWHERE -> wrap(text, 5 + random.nextInt(70));
      case WRAPPED_AT_BLANKS -> wrapAtBlanks(text, 20 + random.nextInt(50));
      case QUOTED -> text.replaceAll("(?m)^", "> ".repeat(1 + random.nextInt(3)));
      case QUOTED_TIGHTLY -> text.replaceAll("(?m)^", ">".repeat(1 + random.nextInt(3)));
      case CAPITALS_AT_LINE_STARTS -> capitals(text);
      case SMALL_LETTERS -> text.toLowerCase(Locale.ROOT);
      case BOLD_LINES -> mark(text, "*_~".charAt(random.nextInt(3)));
      case BOLD_ALL -> "**" + text.strip() + "**";
      case SIGNATURE -> text + "\n--\nSent from my phone, 1. a1-a2 e4!\n";
      case SIGNATURE_WITHOUT_BREAK -> text + "Enviado do meu telemóvel";
      case INTRODUCTION -> "On Friday [Ana] <ana@example.org> wrote: \"x\n" + text;
      case ENTITIES -> entities(text, random);
      case CARRIAGE_RETURNS -> text.replace("\n", "\r\n");
      case NO_BREAK_SPACES -> text.replace(' ', '\u00A0');
      case ZERO_WIDTH_SPACES -> zeroWidth(text, random);
      case DASHES -> text.replace('-', "–—−‑".charAt(random.nextInt(4)));
      case ELLIPSES -> text.replace("...", "…");
      case DOUBLE_BREAKS -> text.replace("\n", "\n\n");
    };
  }

  /** Applies some manglings in a random order. */
  static String several(String text, Random random) {
    var mangled = text;
    for (int left = random.nextInt(5); left > 0; left--) {
      mangled = values()[random.nextInt(values().length)].apply(mangled, random);
    }
    return mangled;
  }

  private static String curlyQuotes(String text) {
    var quoted = new StringBuilder();
    boolean opens = true;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      quoted.append(letter == '"' ? opens ? '“' : '”' : letter == '\'' ? '’' : letter);
      opens ^= letter == '"';
    }
    return quoted.toString();
  }

  private static String wrap(String text, int width) {
    var wrapped = new StringBuilder();
    int column = 0;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (column == width) {
        wrapped.append('\n');
        column = 0;
      }
      wrapped.append(letter);
      column = letter == '\n' ? 0 : column + 1;
    }
    return wrapped.toString();
  }

  private static String wrapAtBlanks(String text, int width) {
    var wrapped = new StringBuilder();
    int column = 0;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      boolean breaks = letter == ' ' && column >= width;
      wrapped.append(breaks ? '\n' : letter);
      column = letter == '\n' || breaks ? 0 : column + 1;
    }
    return wrapped.toString();
  }

  private static String capitals(String text) {
    var capitals = new StringBuilder();
    boolean isStart = true;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      boolean isLetter = Character.isLetter(letter);
      capitals.append(isStart && isLetter ? Character.toUpperCase(letter) : letter);
      isStart = letter == '\n' || isStart && !isLetter;
    }
    return capitals.toString();
  }

  private static String mark(String text, char mark) {
    var marked = new StringBuilder();
    for (var line : text.split("\n", -1)) {
      marked.append(line.isBlank() ? line : mark + line + mark).append('\n');
    }
    return marked.toString();
  }

  private static String entities(String text, Random random) {
    var escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    escaped = escaped.replace("\"", random.nextBoolean() ? "&quot;" : "&#34;");
    escaped = escaped.replace("'", "&#x27;");
    return random.nextBoolean() ? escaped : escaped.replace(" ", "&nbsp;");
  }

  private static String zeroWidth(String text, Random random) {
    var spaced = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      spaced.append(letter);
      if (random.nextInt(8) == 0) {
        spaced.append("\u200B\u200C\uFEFF\u00AD".charAt(random.nextInt(4)));
      }
    }
    return spaced.toString();
  }
}
