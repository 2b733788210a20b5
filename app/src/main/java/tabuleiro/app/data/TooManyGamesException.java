package tabuleiro.app.data;

/** Thrown if a text seems to hold more games than any library. */
final class TooManyGamesException extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyGamesException() {
    super("more games in one text than any library has");
  }
}
