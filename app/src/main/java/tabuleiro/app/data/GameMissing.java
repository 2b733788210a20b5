package tabuleiro.app.data;

/** Says that there is no row with some id, or no longer. */
final class GameMissing extends RuntimeException {
  private static final long serialVersionUID = 1;

  GameMissing(long id) {
    super("no game " + id);
  }
}
