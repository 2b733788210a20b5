package tabuleiro.app.data;

/**
 * Identifies a state of a game, so that a save never overwrites a newer state.
 *
 * @param id the row id, or 0 for a game without a row
 * @param revision the change that created the state
 * @param created when the game was begun; identifies a game without a row
 */
public record GameVersion(long id, long revision, long created) {
  /** Returns the version of a game that was never stored. */
  public static GameVersion unsaved(long created) {
    return new GameVersion(0, 0, created);
  }

  /** Returns whether a loaded game is a later state of the same row. */
  public boolean isOlderThan(LoadedGame game) {
    return game.id() == id && game.details().version().revision() > revision;
  }
}
