package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.List;

/**
 * Interface to a store of games that the database could not save, which keeps them until it can.
 * The id and the revision of a kept row are those of the version that it is based on.
 */
interface UnsavedGameStore {
  /** Keeps the state of a game in place of an older one; returns whether that succeeded. */
  boolean keep(GameEntity row);

  /** Deletes what is kept of a game, which has been stored. */
  void drop(GameVersion base);

  /** Returns whether a state of this game is kept that a version does not include. */
  default boolean isUnknownTo(GameVersion base) {
    var kept = of(base);
    return kept != null && (kept.revision != base.revision() || kept.kept > base.kept());
  }

  /** Returns what is kept of a game, or null. */
  @Nullable
  GameEntity of(GameVersion base);

  /** Returns the number of kept games. */
  int count();

  /** Returns all kept games. */
  List<GameEntity> all();
}
