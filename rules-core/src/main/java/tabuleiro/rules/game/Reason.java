package tabuleiro.rules.game;

/**
 * Interface for the typed reasons why a move is refused or a game has ended, which the app
 * translates. Games declare theirs as enums.
 */
public interface Reason {
  /** Returns the name of the constant, for example {@code OFF_THE_BOARD}. */
  String name();

  /** Returns the English sentence with placeholders {@code {0}}, {@code {1}} …. */
  String template();

  /** Returns the English sentence with its placeholders filled in. */
  default String text(Object... details) {
    var text = template();
    for (int i = 0; i < details.length; i++) {
      text = text.replace("{" + i + "}", String.valueOf(details[i]));
    }
    return text;
  }
}
