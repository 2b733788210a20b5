package tabuleiro.rules.correspondence;

import java.util.Locale;
import java.util.Random;
import java.util.function.BiFunction;

/** What programs on the way change in a text. */
enum Mangling {
  CURLY_QUOTES(Mangling::curlyQuotes),
  WRAPPED_ANYWHERE((text, random) -> wrap(text, 5 + random.nextInt(70))),
  WRAPPED_AT_BLANKS((text, random) -> wrapAtBlanks(text, 20 + random.nextInt(50))),
  QUOTED((text, random) -> text.replaceAll("(?m)^", "> ".repeat(1 + random.nextInt(3)))),
  QUOTED_TIGHTLY((text, random) -> text.replaceAll("(?m)^", ">".repeat(1 + random.nextInt(3)))),
  CAPITALS_AT_LINE_STARTS(Mangling::capitals),
  SMALL_LETTERS((text, random) -> text.toLowerCase(Locale.ROOT)),
  BOLD_LINES((text, random) -> mark(text, "*_~".charAt(random.nextInt(3)))),
  BOLD_ALL((text, random) -> "**" + text.strip() + "**"),
  SIGNATURE((text, random) -> text + "\n--\nSent from my phone, 1. a1-a2 e4!\n"),
  SIGNATURE_WITHOUT_BREAK((text, random) -> text + "Enviado do meu telemóvel"),
  INTRODUCTION((text, random) -> "On Friday [Ana] <ana@example.org> wrote: \"x\n" + text),
  ENTITIES(Mangling::entities),
  CARRIAGE_RETURNS((text, random) -> text.replace("\n", "\r\n")),
  NO_BREAK_SPACES((text, random) -> text.replace(' ', '\u00A0')),
  ZERO_WIDTH_SPACES(Mangling::zeroWidth),
  DASHES((text, random) -> text.replace('-', "–—−‑".charAt(random.nextInt(4)))),
  ELLIPSES((text, random) -> text.replace("...", "…")),
  DOUBLE_BREAKS((text, random) -> text.replace("\n", "\n\n"));

  private final BiFunction<String, Random, String> change;

  Mangling(BiFunction<String, Random, String> change) {
    this.change = change;
  }

  String apply(String text, Random random) {
    return change.apply(text, random);
  }

  /** Applies some manglings in a random order. */
  static String several(String text, Random random) {
    var mangled = text;
    for (int left = random.nextInt(5); left > 0; left--) {
      mangled = values()[random.nextInt(values().length)].apply(mangled, random);
    }
    return mangled;
  }

  private static String curlyQuotes(String text, Random random) {
    var quoted = new StringBuilder();
    boolean opens = true;
    for (char letter : text.toCharArray()) {
      quoted.append(letter == '"' ? opens ? '“' : '”' : letter == '\'' ? '’' : letter);
      opens ^= letter == '"';
    }
    return quoted.toString();
  }

  private static String wrap(String text, int width) {
    var wrapped = new StringBuilder();
    int column = 0;
    for (char letter : text.toCharArray()) {
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
    for (char letter : text.toCharArray()) {
      boolean breaks = letter == ' ' && column >= width;
      wrapped.append(breaks ? '\n' : letter);
      column = letter == '\n' || breaks ? 0 : column + 1;
    }
    return wrapped.toString();
  }

  private static String capitals(String text, Random random) {
    var capitals = new StringBuilder();
    boolean isStart = true;
    for (char letter : text.toCharArray()) {
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
    for (char letter : text.toCharArray()) {
      spaced.append(letter);
      if (random.nextInt(8) == 0) {
        spaced.append("\u200B\u200C\uFEFF\u00AD".charAt(random.nextInt(4)));
      }
    }
    return spaced.toString();
  }
}
