package tabuleiro.app.data;

/**
 * Identifies one saved state of a game, so that a save never overwrites a newer state.
 *
 * @param id the row id, or 0 for a game without a row
 * @param revision the change that created the state
 * @param created when the game was begun; identifies a game without a row
 * @param kept how many states were kept in a file since that change, because the database failed
 * @param isCopy whether the game began with moves of another, so that it does not count
 */
public record GameVersion(long id, long revision, long created, int kept, boolean isCopy) {
  /** Identifies a state in the database. */
  public GameVersion(long id, long revision, long created) {
    this(id, revision, created, 0, false);
  }

  /** Returns the version of a game that was never stored. */
  public static GameVersion unsaved(long created) {
    return new GameVersion(0, 0, created);
  }

  /** Returns the version of a game that was never stored and began with moves of another. */
  public static GameVersion copy(long created) {
    return new GameVersion(0, 0, created, 0, true);
  }

  /** Returns the version after a number of states were kept in a file. */
  GameVersion withKept(int states) {
    return new GameVersion(id, revision, created, states, isCopy);
  }

  /** Returns whether a loaded game is a later state of the same row. */
  public boolean isOlderThan(LoadedGame game) {
    var other = game.details().version();
    return other.id == id
        && (other.revision > revision || other.revision == revision && other.kept > kept);
  }
}
