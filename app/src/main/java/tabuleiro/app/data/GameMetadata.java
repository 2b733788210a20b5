package tabuleiro.app.data;

/**
 * Metadata of a saved game, such as its name, date of change and whether it is pinned; everything
 * but the moves.
 *
 * @param version the row and its revision
 * @param name the name given by the person, or an empty text
 * @param practice whether the game is played in practice mode
 * @param pinned whether the game is listed above the others
 * @param changed when a move was last made or undone, in milliseconds since 1970
 */
public record GameMetadata(
    GameVersion version, String name, boolean practice, boolean pinned, long changed) {
  /** Longest name in letters; longer ones are cut. */
  public static final int LONGEST_NAME = 60;

  /** Returns the row id. */
  public long id() {
    return version.id();
  }

  /** Returns when the game was begun, in milliseconds since 1970. */
  public long created() {
    return version.created();
  }
}
