package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.List;

/** Keeps games that the database could not store until it can. */
interface UnsavedGameStore {
  /**
   * A state of a game that waits to be stored.
   *
   * @param base the version that it is based on, with the number of this state
   * @param row the row to store
   */
  record Kept(GameVersion base, GameEntity row) {}

  /** Keeps the state of a game in place of an older one; returns whether that succeeded. */
  boolean keep(GameVersion base, GameEntity row);

  /** Deletes what is kept of a game, which has been stored. */
  void drop(GameVersion base);

  /** Returns whether a state of this game is kept that a version does not include. */
  default boolean isUnknownTo(GameVersion base) {
    var kept = of(base);
    return kept != null
        && (kept.base().revision() != base.revision() || kept.base().kept() > base.kept());
  }

  /** Returns what is kept of a game, or null. */
  @Nullable
  Kept of(GameVersion base);

  /** Returns the number of kept games. */
  int count();

  /** Returns all kept games. */
  List<Kept> all();

  /** Returns a row with the kept moves of its game, if any. */
  default GameEntity withKept(GameEntity row) {
    var kept = of(row.version());
    if (kept == null || kept.base().revision() != row.revision) {
      return row;
    }
    var whole = kept.row();
    whole.id = row.id;
    whole.revision = row.revision;
    whole.kept = kept.base().kept();
    whole.name = row.name;
    whole.pinned = row.pinned;
    whole.received = row.received;
    if (!whole.hasOwnVariations) {
      whole.variations = GameMapper.follow(row, whole);
    }
    return whole;
  }
}
