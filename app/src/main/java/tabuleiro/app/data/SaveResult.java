package tabuleiro.app.data;

/**
 * Result of saving a game: its new version, or that the save was refused or kept in a file.
 *
 * @param version the version that the game has now
 * @param refused whether the row held a newer state, which was left unchanged
 * @param isKept whether the save failed, and its state is safe in a file until it can be stored
 */
public record SaveResult(GameVersion version, boolean refused, boolean isKept) {
  /** Creates the result of a save that did not fail. */
  SaveResult(GameVersion version, boolean refused) {
    this(version, refused, false);
  }
}
