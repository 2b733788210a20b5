package tabuleiro.rules.game;

/**
 * Why something was refused or a game ended: a typed constant that the app can translate, with an
 * English sentence for the console. Games declare theirs as enums.
 */
public interface Reason {
  /** The constant's own name, for example {@code OFF_THE_BOARD}. */
  String name();

  /** The English sentence; {@code {0}}, {@code {1}} … stand for the details. */
  String template();

  /** The English sentence with its details filled in. */
  default String text(Object... details) {
    var text = template();
    for (int i = 0; i < details.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(details[i]));
    }
    return text;
  }
}
