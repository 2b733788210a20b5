package tabuleiro.app.data;

/** Thrown if a text seems to hold more games than any library. */
final class TooManyGames extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyGames() {
    super("more games in one text than any library has");
  }
}
