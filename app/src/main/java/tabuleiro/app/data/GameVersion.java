package tabuleiro.app.data;

/**
 * Which state of which game a screen knows, so that a save never overwrites a newer one.
 *
 * @param id the row, or 0 for a game that has none yet
 * @param revision the change that made the state
 * @param created when the game was begun: by that a game without a row is known again
 */
public record GameVersion(long id, long revision, long created) {
  /** A game that was never stored. */
  public static GameVersion begun(long created) {
    return new GameVersion(0, 0, created);
  }

  /** Whether a game that was read is a later state of the same row. */
  public boolean isOlderThan(LoadedGame game) {
    return game.id() == id && game.details().version().revision() > revision;
  }
}
