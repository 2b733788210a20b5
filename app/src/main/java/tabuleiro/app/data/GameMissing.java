package tabuleiro.app.data;

/** Thrown if a row does not exist or no longer exists. */
final class GameMissing extends RuntimeException {
  private static final long serialVersionUID = 1;

  GameMissing(long id) {
    super("no game " + id);
  }
}
