package tabuleiro.app.data;

/** Thrown if a row does not exist or no longer exists. */
final class GameMissingException extends RuntimeException {
  private static final long serialVersionUID = 1;

  GameMissingException(long id) {
    super("no game " + id);
  }
}
