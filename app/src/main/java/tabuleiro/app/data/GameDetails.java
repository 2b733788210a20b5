package tabuleiro.app.data;

/**
 * What the library knows of a game besides the game itself.
 *
 * @param version the row, and which state of it this is
 * @param name what the person called it, or an empty text
 * @param practice whether it is played with evaluation and verdicts
 * @param pinned whether it stands above the others
 * @param changed when a move was last made or taken back, in milliseconds since 1970
 */
public record GameDetails(
    GameVersion version, String name, boolean practice, boolean pinned, long changed) {
  /** The row. */
  public long id() {
    return version.id();
  }

  /** When it was begun, in milliseconds since 1970. */
  public long created() {
    return version.created();
  }
}
